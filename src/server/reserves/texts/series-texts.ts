import { type FeeStep, feeLine } from '../../../domain/billing/cancelling/cancellation-text.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { type Instant, tokyoDateOf } from '../../../domain/time.ts';
import { formatMoment, formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { formatYen, sum } from '../../../domain/yen.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

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
    return {
      title: confirmed === 0 ? `${asked}日分のリクエストを受け付けました` : `${confirmed}日分のご予約が確定しました`,
      content: paragraphs(
        'まとめてのご予約、ありがとうございます。当日、お待ちしています。',
        asked > 0 &&
          `${asked}日分はリクエストです。園が確認のうえ、お受けできるかどうかを、1日ずつお知らせします。お席は、それまで確保しています。`,
        `お子さま: ${children}名`,
        days.map(reservedLines).join('\n'),
        total(days),
        changeable,
        phones(days),
      ),
      link: '/mypage/reserves/list',
    };
  },
  reserve_series_changed: ({ days }) => ({
    title: `${days.length}日分のご予約を変更しました`,
    content: paragraphs(
      'まとめてのご予約を変更しました。変更後の内容は、下のとおりです。',
      days.map(reservedLines).join('\n'),
      total(days),
      phones(days),
    ),
    link: '/mypage/reserves/list',
  }),
  reserve_series_cancelled: ({ days }) => {
    const fee = sum(days.map(({ cancel_amount }) => cancel_amount));
    const line = (day: NotifiedDay & { cancel_amount: number }): string =>
      `${dayLine(day)} キャンセル料 ${formatYen(day.cancel_amount)}`;
    return {
      title: `${days.length}日分のご予約をキャンセルしました`,
      content: paragraphs(
        '下のご予約を、キャンセルしました。',
        days.map(line).join('\n'),
        fee > 0
          ? `キャンセル料 合計 ${formatYen(fee)}を、ご登録のカードに、1日分ずつご請求します。`
          : 'キャンセル料はかかりません。',
        'またのご利用をお待ちしています。',
      ),
      link: '/mypage/reserves/list',
    };
  },
};
