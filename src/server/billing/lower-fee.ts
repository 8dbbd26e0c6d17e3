import { Refusal } from '../../contract/refusal.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { enqueueSettlement } from './settle.ts';
import { hasOpenAttempt } from './store/attempts.ts';
import {
  feePaymentOf,
  type Goodwill,
  grantWaitingWaiver,
  insertGoodwill,
  lowerOpenFee,
} from './store/fee-goodwills.ts';
import { insertRefund, lockPayment } from './store/refunds.ts';
import type { Settlement } from './store/settlements.ts';

type LoweredFee = {
  /** What the fee comes to now. */
  left: number;
  /** It had been paid: the difference goes back. */
  refunded: boolean;
};

/** Lowers a cancellation fee: what is not charged yet becomes less, what was charged goes back. The caller holds the fee's row. */
export async function lowerFee(
  tx: Transaction,
  fee: Settlement,
  asked: Omit<Goodwill, 'branch_id' | 'refund_id' | 'before_amount'>,
): Promise<LoweredFee> {
  return fee.open || fee.held ? lowerBeforeCharge(tx, fee, asked) : refundFee(tx, fee, asked);
}

type Asked = Parameters<typeof lowerFee>[2];

async function lowerBeforeCharge(
  tx: Transaction,
  { amount, branch_id }: Settlement,
  asked: Asked,
): Promise<LoweredFee> {
  const target = { kind: 'cancellation', id: asked.reserve_cancellation_id } as const;
  if (await hasOpenAttempt(tx, target)) throw new Refusal('fee_in_charge');
  refuseTooMuch(asked.lowered_amount, amount);
  await insertGoodwill(tx, { ...asked, branch_id, refund_id: null, before_amount: amount });
  const left = await lowerOpenFee(tx, asked.reserve_cancellation_id, asked.lowered_amount);
  // Lowering the fee answers a pending waiver request: the rest is charged.
  const answered = await grantWaitingWaiver(tx, asked.reserve_cancellation_id, asked.account_id);
  if (answered && left > 0) await enqueueSettlement(tx, target);
  return { left, refunded: false };
}

async function refundFee(tx: Transaction, { branch_id, reserve_id }: Settlement, asked: Asked): Promise<LoweredFee> {
  const payment_id = await feePaymentOf(tx, reserve_id);
  const payment = payment_id === null ? null : await lockPayment(tx, payment_id);
  if (payment === null || payment.refundable_amount === 0) throw new Refusal('fee_nothing_left');
  const { refundable_amount: before_amount } = payment;
  refuseTooMuch(asked.lowered_amount, before_amount);
  const { account_id, lowered_amount: amount, reason, idempotency_key, content_hash } = asked;
  const refund = await insertRefund(tx, {
    payment_id: payment.id,
    account_id,
    amount,
    reason,
    idempotency_key,
    content_hash,
  });
  if (refund.id === null) throw new Refusal('key_used_for_other_content');
  await insertGoodwill(tx, { ...asked, branch_id, refund_id: refund.id, before_amount });
  await enqueue(tx, 'refundPayment', { refund_id: refund.id }, { key: `refund ${refund.id}` });
  return { left: before_amount - amount, refunded: true };
}

function refuseTooMuch(lowered: number, left: number): void {
  if (lowered > left) throw new Refusal('fee_lowered_too_far', { fields: ['lowered_amount'] });
}
