import { formatDuration } from '../../time-format.ts';
import { formatYen } from '../../yen.ts';
import { feeRefundWay } from './resale-codes.ts';

/** What the policy of the day promises a family that cancels with a fee; null if it refunds nothing. */
export function resalePromise(resale_percent: number): string | null {
  if (resale_percent === 0) return null;
  const share = resale_percent === 100 ? 'キャンセル料を' : `キャンセル料の${resale_percent}%を`;
  return `空いた時間に別のご予約が入った場合は、その時間分の${share}お返しします。`;
}

export type FeeRefund = {
  readonly fee_amount: number;
  readonly amount: number;
  readonly seat_minutes: number;
  readonly resold_minutes: number;
  readonly how: number;
};

/** What was given back and why, for the family's own page. */
export function feeRefundText({ fee_amount, amount, seat_minutes, resold_minutes, how }: FeeRefund): string {
  const why = `空いた時間に別のご予約が入ったため(${formatDuration(seat_minutes)}のうち${formatDuration(resold_minutes)})`;
  const fee = `キャンセル料 ${formatYen(fee_amount)}のうち ${formatYen(amount)}を`;
  if (how === feeRefundWay.code.takenOff) return `${why}、${fee}ご請求から差し引きました。`;
  const way = how === feeRefundWay.code.card ? 'お支払いのカードへ' : '園で';
  return `${why}、${fee}${way}お返しします。`;
}
