import { feeRefundWay } from '../../../../domain/billing/resale/resale-codes.ts';
import type { FeeRefund } from '../../../../domain/billing/resale/resale-text.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';

/** The count of a fee after its day, as staff read it: also that nothing was sold again. */
export function feeRefundFact({ fee_amount, amount, seat_minutes, resold_minutes, how }: FeeRefund): string {
  const count = `${formatDuration(seat_minutes)}のうち${formatDuration(resold_minutes)}に別の予約`;
  if (amount === 0) return `${feeRefundWay.label(how)}(${count})`;
  return `${formatYen(fee_amount)}のうち${formatYen(amount)} ${feeRefundWay.label(how)}(${count})`;
}
