import { bookRefund, type RefundedPayment } from '../../books/store/books.ts';
import type { Transaction } from '../../postgres/database.ts';
import { insertKeyed, type KeyedInsert } from '../../store/keyed-insert.ts';
import { returnRefundedTickets } from '../../tickets/store/ticket-care.ts';
import { syncCorrectionRefunds } from './corrections.ts';

interface RefundablePayment {
  id: number;
  branch_id: number | null;
  refundable_amount: number;
}

/** Locked in a separate statement: the next one then also sees a refund requested while this one waited. */
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
    /** Null where no staff asked: a fee given back by the day's settlement, tickets given back by the parent. */
    account_id: number | null;
    amount: number;
    reason: string;
    idempotency_key: string;
    content_hash: string;
    childcare_correction_id?: number;
    fee_give_back_id?: number;
  },
): Promise<KeyedInsert> => insertKeyed(tx, 'refunds', refund);

export interface OpenRefund extends RefundedPayment {
  id: number;
  amount: number;
  reason: string;
  status: 'created' | 'succeeded' | 'failed';
  created_at: Date;
  ticket_id: number | null;
  childcare_correction_id: number | null;
  /** A cancellation fee given back as the seat was sold again. */
  fee_give_back_id: number | null;
}

export async function lockRefund(tx: Transaction, id: number): Promise<OpenRefund | null> {
  const { rows } = await tx.query<OpenRefund>(
    `select f.id, f.payment_id, f.amount, f.reason, f.status, p.customer_id, p.branch_id,
       p.reserve_id, p.childcare_id, p.payment_method, p.stripe_payment_intent_id, f.created_at, p.ticket_id,
       f.childcare_correction_id, f.fee_give_back_id
     from refunds f join payments p on p.id = f.payment_id
     where f.id = $1 for no key update of f`,
    [id],
  );
  return rows[0] ?? null;
}

/** Which visit a refunded payment was for; null for a monthly plan. */
export async function visitOfRefund(
  tx: Transaction,
  payment_id: number,
): Promise<{ branch_name: string; date: Date; payment_type: number } | null> {
  const { rows } = await tx.query<{ branch_name: string; date: Date; payment_type: number }>(
    `select b.name as branch_name, r.start_datetime as date, p.payment_type
     from payments p join reserves r on r.id = p.reserve_id join branches b on b.id = r.branch_id where p.id = $1`,
    [payment_id],
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
  const { amount, reason: remarks, childcare_correction_id } = refund;
  await bookRefund(tx, refund, { amount, remarks, stripe_refund_id, childcare_correction_id });
  if (childcare_correction_id !== null) await syncCorrectionRefunds(tx, childcare_correction_id);
}

export async function failRefund(tx: Transaction, id: number, failure_code: string): Promise<void> {
  const { rows } = await tx.query<{ childcare_correction_id: number | null }>(
    "update refunds set status = 'failed', failure_code = $2 where id = $1 returning childcare_correction_id",
    [id, failure_code],
  );
  await returnRefundedTickets(tx, id);
  const correction = rows[0]?.childcare_correction_id ?? null;
  if (correction !== null) await syncCorrectionRefunds(tx, correction);
}

/** The request behind a refund that Stripe sent back. */
export async function failRefundOfStripe(
  tx: Transaction,
  stripe_refund_id: string,
  failure_code: string,
): Promise<void> {
  const { rows } = await tx.query<{ id: number; childcare_correction_id: number | null }>(
    `update refunds set status = 'failed', failure_code = $2 where stripe_refund_id = $1 and status = 'succeeded'
     returning id, childcare_correction_id`,
    [stripe_refund_id, failure_code],
  );
  for (const { id, childcare_correction_id } of rows) {
    await returnRefundedTickets(tx, id);
    if (childcare_correction_id !== null) await syncCorrectionRefunds(tx, childcare_correction_id);
  }
}
