import type { Instant } from '../../../domain/time.ts';
import { formatDuration, formatMonthDay } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** A cancellation fee given back as the seat was sold again. */
export interface ResaleData {
  cancellation_fee_given_back: {
    branch_name: string;
    date: Instant;
    /** The fee before. */
    fee_amount: number;
    amount: number;
    /** Each child counted. */
    seat_minutes: number;
    resold_minutes: number;
    way: 'card' | 'cash' | 'taken_off';
  };
}

type Writers = { [Kind in keyof ResaleData]: (data: ResaleData[Kind]) => NotificationText };
type FeeRefund = ResaleData['cancellation_fee_given_back'];

function wayText({ way, fee_amount, amount }: FeeRefund): string {
  if (way === 'card') return 'お支払いのカードへ戻ります。カード会社での処理に数日から数週間かかることがあります。';
  if (way === 'cash') return '園でお支払いいただいたため、園でお返しします。次にお越しの際にお声がけください。';
  const left = fee_amount - amount;
  return left === 0
    ? 'ご請求の前でしたので、キャンセル料のお支払いは不要です。'
    : `ご請求の前でしたので、キャンセル料は ${formatYen(left)}になります。`;
}

export const resaleTexts: Writers = {
  cancellation_fee_given_back: (given) => ({
    title: 'キャンセル料をお返しします',
    content: paragraphs(
      `${given.branch_name} ${formatMonthDay(new Date(given.date))}のご予約のキャンセルで空いた時間に、別のご予約が入りました。`,
      [
        `お返しする金額: ${formatYen(given.amount)}(キャンセル料 ${formatYen(given.fee_amount)}のうち)`,
        `別のご予約が入った時間: ${formatDuration(given.resold_minutes)}(お子さまごとのご予定の合計 ${formatDuration(given.seat_minutes)}のうち)`,
      ].join('\n'),
      wayText(given),
    ),
    link: '/mypage/payments/list',
  }),
};
