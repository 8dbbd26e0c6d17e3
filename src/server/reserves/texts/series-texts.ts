import { cardFee, type FeeStep, feeLine } from '../../../domain/billing/cancelling/cancellation-text.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { type Instant, tokyoDateOf } from '../../../domain/time.ts';
import { formatMoment, formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { formatYen, sum } from '../../../domain/yen.ts';
import { type LineCard, phoneButton } from '../../notifying/writing/line-card.ts';
import { letter, type NotificationText } from '../../notifying/writing/notification-text.ts';

/** One of several days in one message. Children are not named: there may be many lines, and the page is enough. */
type NotifiedDay = {
  start_datetime: Instant;
  end_datetime: Instant;
  branch_name: string;
  branch_tel: string;
  reserve_amount: number;
};
type ReservedDay = NotifiedDay & {
  cancel_schedule: readonly FeeStep[];
  /** Of a request: the branch answers by then. */
  answer_due_datetime: Instant | null;
};

/** Messages about days that were reserved together, with what their texts need. */
export interface SeriesData {
  reserve_series_confirmed: { days: readonly ReservedDay[]; children: number };
  reserve_series_changed: { days: readonly ReservedDay[] };
  reserve_series_cancelled: { days: readonly (NotifiedDay & { cancel_amount: number })[] };
}

type Writers = { [Kind in keyof SeriesData]: (data: SeriesData[Kind]) => NotificationText };

const dayLine = (day: NotifiedDay): string =>
  `・${formatMonthDay(tokyoDateOf(day.start_datetime))} ${formatTimeRange(day.start_datetime, day.end_datetime)} ${day.branch_name}`;

const onlyOne = (words: readonly string[]): string | null => (new Set(words).size === 1 ? (words[0] ?? null) : null);

/** From the first day to the last; hours and branch where they are the same. */
function seriesCard(days: readonly NotifiedDay[], lines: LineCard['lines'], over_flag = false): LineCard {
  const dates = days.map(({ start_datetime }) => formatMonthDay(tokyoDateOf(start_datetime)));
  const branches = new Set(days.map(({ branch_name }) => branch_name));
  const [branch_name = '', ...others] = branches;
  const tel = onlyOne(days.map(({ branch_tel }) => branch_tel));
  return {
    day: [...new Set([dates[0], dates.at(-1)])].join('〜'),
    time: onlyOne(days.map(({ start_datetime, end_datetime }) => formatTimeRange(start_datetime, end_datetime))),
    branch_name: others.length === 0 ? branch_name : `${branch_name} ほか${others.length}園`,
    lines,
    button: '予約の一覧を見る',
    more: tel === null ? [] : [phoneButton(tel)],
    over_flag,
  };
}

/** The card's words at the top of the mail. */
const summary = ({ day, time, branch_name, lines }: LineCard): string =>
  [`日時: ${time === null ? day : `${day} ${time}`}`, `園: ${branch_name}`, ...lines].join('\n');

/** Each day has its own deadline: the first is the one that comes first. */
const firstFee = ([first]: readonly ReservedDay[]): string =>
  first ? `最初の日は${cardFee(first.cancel_schedule)}` : '';

/** The day, what it costs, and until when cancelling is free; a request says when it is answered. */
function reservedLines(day: ReservedDay): string {
  const due = day.answer_due_datetime;
  const asked = due === null ? false : `  リクエスト中です。${formatMoment(due)}までに、園がお返事します。`;
  return [
    `${dayLine(day)} ${formatYen(day.reserve_amount)}`,
    asked,
    `  キャンセル料: ${feeLine(day.cancel_schedule, day.start_datetime)}`,
  ]
    .filter((line) => line !== false)
    .join('\n');
}

const total = (days: readonly NotifiedDay[]): string =>
  `合計の見積もり: ${formatYen(sum(days.map(({ reserve_amount }) => reserve_amount)))}(${days.length}日分)`;

/** Each branch once. */
function phones(days: readonly NotifiedDay[]): string {
  const branches = new Map(days.map((day) => [day.branch_name, formatTel(day.branch_tel)]));
  const words = [...branches].map(([name, tel]) => `${name}(電話 ${tel})`).join('、');
  return `お急ぎの場合は、${words}へお電話ください。`;
}

const changeable =
  '変更やキャンセルは、予約の一覧から、1日ずつでも、まとめてでもお手続きいただけます。持ち物は、前の日のお知らせと、それぞれの予約のページでご案内します。';

export const seriesTexts: Writers = {
  reserve_series_confirmed: ({ days, children }) => {
    const asked = days.filter(({ answer_due_datetime }) => answer_due_datetime !== null).length;
    const confirmed = days.length - asked;
    const card = seriesCard(days, [
      total(days),
      asked > 0 && confirmed > 0 ? `うち${asked}日分はリクエストです。園がお返事します。` : firstFee(days),
    ]);
    return {
      title: confirmed === 0 ? `${asked}日分のリクエストを受け付けました` : `${confirmed}日分のご予約が確定しました`,
      content: letter(
        ['まとめてのご予約、ありがとうございます。当日、お待ちしています。', summary(card)],
        [
          asked > 0 &&
            `${asked}日分はリクエストです。園が確認のうえ、お受けできるかどうかを、1日ずつお知らせします。お席は、それまで確保しています。`,
          `お子さま: ${children}名`,
          days.map(reservedLines).join('\n'),
          changeable,
          phones(days),
        ],
      ),
      link: '/mypage/reserves/list',
      card,
    };
  },
  reserve_series_changed: ({ days }) => {
    const card = seriesCard(days, [total(days), firstFee(days)]);
    return {
      title: `${days.length}日分のご予約を変更しました`,
      content: letter([summary(card)], [days.map(reservedLines).join('\n'), phones(days)]),
      link: '/mypage/reserves/list',
      card,
    };
  },
  reserve_series_cancelled: ({ days }) => {
    const fee = sum(days.map(({ cancel_amount }) => cancel_amount));
    const line = (day: NotifiedDay & { cancel_amount: number }): string =>
      `${dayLine(day)} キャンセル料 ${formatYen(day.cancel_amount)}`;
    const words =
      fee > 0
        ? `キャンセル料 合計 ${formatYen(fee)}を、ご登録のカードに、1日分ずつご請求します。`
        : 'キャンセル料はかかりません。';
    const card = seriesCard(days, [words], true);
    return {
      title: `${days.length}日分のご予約をキャンセルしました`,
      content: letter([summary(card)], [days.map(line).join('\n')]),
      link: '/mypage/reserves/list',
      card,
    };
  },
};
