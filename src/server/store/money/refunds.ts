import type { Transaction } from '../../postgres/database.ts';
import { insertKeyed, type KeyedInsert } from '../messages/keyed-insert.ts';
import { bookRefund, type RefundedPayment } from './books.ts';
import { returnRefundedTickets } from './ticket-care.ts';

export interface RefundablePayment {
  id: number;
  branch_id: number | null;
  refundable_amount: number;
}

/** Locked by a statement of its own: the next one also sees the refund that was asked for while this one waited. */
export async function lockPayment(tx: Transaction, payment_id: number): Promise<RefundablePayment | null> {
  await tx.query('select from payments where id = $1 for no key update', [payment_id]);
  const { rows } = await tx.query<RefundablePayment>(
    'select id, branch_id, refundable_amount from view_payments where id = $1',
    [payment_id],
  );
  return rows[0] ?? null;
}

export const insertRefund = (
  tx: Transaction,
  refund: {
    payment_id: number;
    account_id: number;
    amount: number;
    reason: string;
    idempotency_key: string;
    content_hash: string;
  },
): Promise<KeyedInsert> => insertKeyed(tx, 'refunds', refund);

export interface OpenRefund extends RefundedPayment {
  id: number;
  amount: number;
  reason: string;
  status: 'created' | 'succeeded' | 'failed';
  created_at: Date;
}

export async function lockRefund(tx: Transaction, id: number): Promise<OpenRefund | null> {
  const { rows } = await tx.query<OpenRefund>(
    `select f.id, f.payment_id, f.amount, f.reason, f.status, p.customer_id, p.branch_id,
       p.reserve_id, p.childcare_id, p.payment_method, p.stripe_payment_intent_id, f.created_at
     from refunds f join payments p on p.id = f.payment_id
     where f.id = $1 for no key update of f`,
    [id],
  );
  return rows[0] ?? null;
}

/** Asked for here, and done. */
export async function completeRefund(
  tx: Transaction,
  refund: OpenRefund,
  stripe_refund_id: string | null,
): Promise<void> {
  await tx.query("update refunds set status = 'succeeded', stripe_refund_id = $2 where id = $1", [
    refund.id,
    stripe_refund_id,
  ]);
  await bookRefund(tx, refund, { amount: refund.amount, remarks: refund.reason, stripe_refund_id });
}

export async function failRefund(tx: Transaction, id: number, failure_code: string): Promise<void> {
  await tx.query("update refunds set status = 'failed', failure_code = $2 where id = $1", [id, failure_code]);
  await returnRefundedTickets(tx, id);
}

/** The request behind a refund that Stripe sent back. */
export async function failRefundOfStripe(
  tx: Transaction,
  stripe_refund_id: string,
  failure_code: string,
): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `update refunds set status = 'failed', failure_code = $2 where stripe_refund_id = $1 and status = 'succeeded'
     returning id`,
    [stripe_refund_id, failure_code],
  );
  for (const { id } of rows) await returnRefundedTickets(tx, id);
}
