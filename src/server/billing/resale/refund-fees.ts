import { randomUUID } from 'node:crypto';
import { refundAllocations } from '../../../domain/billing/bill/correction.ts';
import { feeRefundAmount, type Resold, resoldMinutes } from '../../../domain/billing/resale/resale.ts';
import { feeRefundWay } from '../../../domain/billing/resale/resale-codes.ts';
import { paymentMethod } from '../../../domain/codes.ts';
import { notify } from '../../notifying/notify.ts';
import type { Transaction } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import {
  type CountedFee,
  type FeeDay,
  insertFeeRefund,
  lockFeePayments,
  lockFeesOfDay,
  takeOffFee,
} from '../store/fee-refunds.ts';
import { insertRefund } from '../store/refunds.ts';
import { resaleDay } from '../store/resale-day.ts';

/** How the books and a receipt name it. */
const GIVE_BACK_WORDS = 'キャンセル料のお返し(空いた時間に別のご予約)';

/**
 * Counts the fees of a branch's day that is over, all at once, and gives back what belongs to minutes sold again
 * (decision 48). A fee the bank is being asked for just now lets the whole day wait for the next sweep. Asked again it
 * does nothing: each fee has its row. Answers how many fees were counted.
 */
export async function refundFeesOf(tx: Transaction, day: FeeDay): Promise<number> {
  const fees = await lockFeesOfDay(tx, day);
  const open = fees.filter(({ settled }) => !settled);
  if (open.length === 0 || open.some(({ charge_running }) => charge_running)) return 0;
  const { resale_percent, ...facts } = await resaleDay(
    tx,
    day,
    fees.map(({ id }) => id),
  );
  const counts = new Map(resoldMinutes(facts).map((count) => [count.id, count]));
  for (const fee of open) {
    const count = counts.get(fee.id);
    if (count !== undefined) await refundFee(tx, day, fee, { ...count, resale_percent });
  }
  return open.length;
}

async function refundFee(
  tx: Transaction,
  { branch_id }: FeeDay,
  fee: CountedFee,
  count: Resold & { resale_percent: number },
): Promise<void> {
  const { id: reserve_cancellation_id, reserve_id, customer_id, cancel_amount, branch_name, date } = fee;
  const { seat_minutes, resold_minutes, resale_percent } = count;
  const share = feeRefundAmount(cancel_amount, count, resale_percent);
  const paid = fee.charged && share > 0 ? await lockFeePayments(tx, reserve_id) : [];
  const left = paid.reduce((sum, { refundable_amount }) => sum + refundable_amount, 0);
  // Never more than what earlier refunds have left.
  const amount = fee.charged ? Math.min(share, left) : share;
  const row = { reserve_cancellation_id, reserve_id, branch_id, customer_id, fee_amount: cancel_amount };
  const counted = { ...row, seat_minutes, resold_minutes, resale_percent, amount };
  const id = await insertFeeRefund(tx, { ...counted, how: wayOf(fee, amount, paid) });
  if (amount === 0) return;
  if (!fee.charged) {
    await takeOffFee(tx, reserve_cancellation_id, amount);
    const minutes = { seat_minutes, resold_minutes };
    const data = { branch_name, date, fee_amount: cancel_amount, amount, ...minutes, way: 'taken_off' as const };
    await notify(tx, { customer_id, reserve_id, kind: 'cancellation_fee_given_back', data });
    return;
  }
  for (const part of refundAllocations(amount, paid)) {
    const asked = { ...part, account_id: null, reason: GIVE_BACK_WORDS, fee_give_back_id: id };
    const refund = await insertRefund(tx, { ...asked, idempotency_key: randomUUID(), content_hash: '' });
    if (refund.id !== null)
      await enqueue(tx, 'refundPayment', { refund_id: refund.id }, { key: `refund ${refund.id}` });
  }
}

function wayOf({ charged }: CountedFee, amount: number, paid: readonly { payment_method: 1 | 2 }[]) {
  if (amount === 0) return feeRefundWay.code.nothing;
  if (!charged) return feeRefundWay.code.takenOff;
  const card = paid.some(({ payment_method }) => payment_method === paymentMethod.code.card);
  return card ? feeRefundWay.code.card : feeRefundWay.code.cash;
}
