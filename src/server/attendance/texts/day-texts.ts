import type { CorrectedNews, Moved } from '../../../domain/attendance/attendance-news.ts';
import { type FetchedBy, fetchedByText } from '../../../domain/care/day-timeline.ts';
import { calledName } from '../../../domain/text/called-name.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { formatMonthDay, formatTime } from '../../../domain/time-format.ts';
import { type LineCard, reserveButton } from '../../notifying/writing/line-card.ts';
import { buttonText, dayLink } from '../../notifying/writing/message-link.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

type Stay = { reserve_id: number; branch_name: string };

/** Messages about a child's coming and leaving: who, where, when, and who fetched; nothing of its health. */
export interface DayData {
  child_arrived: Stay & { children: readonly Moved[] };
  child_left: Stay & { children: readonly (Moved & { fetched_by: FetchedBy | null })[] };
  attendance_corrected: Stay & { children: readonly CorrectedNews[] };
}

type Writers = { [Kind in keyof DayData]: (data: DayData[Kind]) => NotificationText };

/** さくらさん・はるさん 9:02; a child who came at another minute gets a separate line. */
function linesOf(children: readonly Moved[]): string {
  const minutes = Map.groupBy(children, ({ at }) => formatTime(at));
  return [...minutes]
    .map(([time, group]) => `${time} ${group.map(({ name }) => calledName(name)).join('・')}`)
    .join('\n');
}

/** The hour stands alone where it is one for all. */
function dayCard({ reserve_id, branch_name }: Stay, children: readonly Moved[], ...more: string[]): LineCard {
  const hours = [...new Set(children.map(({ at }) => formatTime(at)))];
  const [only] = hours.length === 1 ? hours : [];
  return {
    day: formatMonthDay(tokyoDateOf(children[0]?.at ?? 0)),
    time: only ?? null,
    branch_name,
    lines: [only ? children.map(({ name }) => calledName(name)).join('・') : linesOf(children), ...more],
    button: buttonText(dayLink(reserve_id)),
    more: [reserveButton(reserve_id)],
    over_flag: false,
  };
}

function fetchers(children: DayData['child_left']['children']): string {
  const people = new Set(children.flatMap(({ fetched_by }) => (fetched_by ? fetchedByText(fetched_by) : [])));
  return people.size === 0 ? '' : `${[...people].join('、')}がお迎えに来られました。`;
}

function correctionLine({ name, act, at }: CorrectedNews): string {
  const what = act === 'arrived' ? '登園' : '降園';
  return at === null
    ? `${calledName(name)}: ${what}していません`
    : `${calledName(name)}: ${what}は${formatTime(at)}です`;
}

export const dayTexts: Writers = {
  child_arrived: ({ children, ...stay }) => ({
    title: '登園しました',
    content: `${stay.branch_name}に登園しました。\n${linesOf(children)}`,
    link: dayLink(stay.reserve_id),
    card: dayCard(stay, children),
  }),
  child_left: ({ children, ...stay }) => {
    const fetched = fetchers(children);
    const above = fetched === '' ? [] : [fetched];
    return {
      title: '降園しました',
      content: paragraphs(`${stay.branch_name}から降園しました。\n${linesOf(children)}`, ...above),
      link: dayLink(stay.reserve_id),
      card: dayCard(stay, children, ...above),
    };
  },
  attendance_corrected: ({ reserve_id, branch_name, children }) => ({
    title: '登園・降園のお知らせを訂正します',
    content: paragraphs(
      `先ほど${branch_name}からお送りしたお知らせに、誤りがありました。失礼いたしました。\n${children.map(correctionLine).join('\n')}`,
      'ご心配な点は、園へお電話ください。',
    ),
    link: dayLink(reserve_id),
  }),
};
