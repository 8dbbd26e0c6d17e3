import { paymentMethod, paymentType } from '../../domain/codes.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { feeRefundById } from './store/fee-refunds.ts';
import { completeRefund, type OpenRefund, visitOfRefund } from './store/refunds.ts';

/** A refund that went through: into the books, and the family hears of it. A correction and a return of tickets tell themselves. */
export async function finishRefund(
  tx: Transaction,
  refund: OpenRefund,
  stripe_refund_id: string | null,
): Promise<void> {
  await completeRefund(tx, refund, stripe_refund_id);
  if (refund.ticket_id !== null || refund.childcare_correction_id !== null) return;
  const { customer_id, reserve_id, amount } = refund;
  const visit = await visitOfRefund(tx, refund.payment_id);
  if (visit === null) return;
  const { branch_name, date, payment_type } = visit;
  const way = refund.payment_method === paymentMethod.code.card ? ('card' as const) : ('cash' as const);
  const occurrence = `refund-${refund.id}`;
  if (refund.fee_give_back_id !== null) {
    const data = { branch_name, date, amount, way, ...(await feeRefundById(tx, refund.fee_give_back_id)) };
    await notify(tx, { customer_id, reserve_id, kind: 'cancellation_fee_given_back', data, occurrence });
    return;
  }
  const purpose =
    payment_type === paymentType.code.cancellationFee ? ('cancellation_fee' as const) : ('usage' as const);
  const data = { branch_name, date, amount, purpose, way };
  await notify(tx, { customer_id, reserve_id, kind: 'payment_refunded', data, occurrence });
}
