import type { TokyoDate } from '../time.ts';
import { formatMonthDay } from '../time-format.ts';

/** Why a branch closes, to choose from; the text can be changed by hand. */
export const closureCauses = ['台風', '大雪', '地震', '感染症の流行', '設備の不具合', '職員の体調不良'] as const;

export type ClosureTemplate = {
  /** Absent for several branches. */
  branch_name: string | null;
  date_from: TokyoDate;
  date_to: TokyoDate;
  /** A part of the day: 'HH:mm' each. */
  hours: { start_time: string; end_time: string } | null;
  cause: string;
};

export const closureDays = ({ date_from, date_to }: Pick<ClosureTemplate, 'date_from' | 'date_to'>): string =>
  date_from === date_to ? formatMonthDay(date_from) : `${formatMonthDay(date_from)}〜${formatMonthDay(date_to)}`;

/** The words a message about a closure begins as. */
export function closureTemplate(closure: ClosureTemplate): { title: string; content: string } {
  const { branch_name, hours, cause } = closure;
  const when = `${closureDays(closure)}${hours ? ` ${hours.start_time}〜${hours.end_time}` : ''}`;
  const what = hours ? 'お預かりをお休み' : '臨時休園と';
  return {
    title: `${hours ? 'お預かりのお休み' : '臨時休園'}のお知らせ(${closureDays(closure)})`,
    content: [
      `${cause === '' ? '園の都合により' : `${cause}のため`}、${branch_name === null ? '' : `${branch_name}は、`}${when}を${what}します。`,
      'ご予約いただいていたところ、ご迷惑をおかけし、申し訳ありません。',
    ].join('\n'),
  };
}
