import type { Tx } from './database.ts';
import { insertKeyed, type KeyedInsert } from './keyed-insert.ts';

export interface RefundablePayment {
  id: number;
  branch_id: number | null;
  amount: number;
  payment_method: 1 | 2;
  payment_type: number;
  /** In the books, wherever it was asked for, or asked for here and on its way. */
  refunded: number;
}

export async function lockPayment(tx: Tx, payment_id: number): Promise<RefundablePayment | null> {
  const { rows } = await tx.query<RefundablePayment>(
    `select p.id, p.branch_id, p.amount, p.payment_method, p.payment_type,
       (coalesce((select sum(f.amount) from refunds f where f.payment_id = p.id and f.status = 'created'), 0)
         - coalesce((select sum(q.amount) from payments q where q.refunded_payment_id = p.id), 0))::integer as refunded
     from payments p where p.id = $1 for no key update`,
    [payment_id],
  );
  return rows[0] ?? null;
}

export const insertRefund = (
  tx: Tx,
  refund: {
    payment_id: number;
    account_id: number;
    amount: number;
    reason: string;
    idempotency_key: string;
    content_hash: string;
  },
): Promise<KeyedInsert> => insertKeyed(tx, 'refunds', refund);

/** The payment that money goes back of. */
export interface RefundedPayment {
  payment_id: number;
  customer_id: number;
  branch_id: number | null;
  reserve_id: number | null;
  childcare_id: number | null;
  payment_method: 1 | 2;
  stripe_payment_intent_id: string | null;
}

export interface OpenRefund extends RefundedPayment {
  id: number;
  amount: number;
  reason: string;
  status: 'created' | 'succeeded' | 'failed';
  created_at: Date;
}

export async function lockRefund(tx: Tx, id: number): Promise<OpenRefund | null> {
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
export async function completeRefund(tx: Tx, refund: OpenRefund, stripe_refund_id: string | null): Promise<void> {
  await tx.query("update refunds set status = 'succeeded', stripe_refund_id = $2 where id = $1", [
    refund.id,
    stripe_refund_id,
  ]);
  await bookRefund(tx, refund, { amount: refund.amount, remarks: refund.reason, stripe_refund_id });
}

/** A negative payment, once per refund of Stripe; a fully refunded stay says so. False if it is in the books. */
export async function bookRefund(
  tx: Tx,
  paid: RefundedPayment,
  refund: { amount: number; remarks: string; stripe_refund_id: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks,
       stripe_payment_intent_id, stripe_refund_id, reserve_id, childcare_id, refunded_payment_id)
     values ($1, $2, $3, app.now(), $4, 5, $5, $6, $7, $8, $9, $10) on conflict (stripe_refund_id) do nothing`,
    [
      paid.customer_id,
      paid.branch_id,
      -refund.amount,
      paid.payment_method,
      refund.remarks,
      paid.stripe_payment_intent_id,
      refund.stripe_refund_id,
      paid.reserve_id,
      paid.childcare_id,
      paid.payment_id,
    ],
  );
  await tx.query(
    `update childcares set status = 4 where id = $1 and total_amount <=
       (select -sum(amount) from payments where refunded_payment_id = $2)`,
    [paid.childcare_id, paid.payment_id],
  );
  return rowCount === 1;
}

export async function failRefund(tx: Tx, id: number, failure_code: string): Promise<void> {
  await tx.query("update refunds set status = 'failed', failure_code = $2 where id = $1", [id, failure_code]);
}

export async function lockPaymentOfIntent(tx: Tx, stripe_payment_intent_id: string): Promise<RefundedPayment | null> {
  const { rows } = await tx.query<RefundedPayment>(
    `select id as payment_id, customer_id, branch_id, reserve_id, childcare_id, payment_method, stripe_payment_intent_id
     from payments where stripe_payment_intent_id = $1 and payment_type <> 5 for no key update`,
    [stripe_payment_intent_id],
  );
  return rows[0] ?? null;
}

/** Stripe could not give the money back after all: the books say again that we have it. False if they never did. */
export async function unbookRefund(tx: Tx, stripe_refund_id: string, failure_code: string): Promise<boolean> {
  await tx.query(
    "update refunds set status = 'failed', failure_code = $2 where stripe_refund_id = $1 and status = 'succeeded'",
    [stripe_refund_id, failure_code],
  );
  const { rows } = await tx.query<{ childcare_id: number | null }>(
    'delete from payments where stripe_refund_id = $1 and payment_type = 5 returning childcare_id',
    [stripe_refund_id],
  );
  const [gone] = rows;
  if (gone === undefined) return false;
  await tx.query('update childcares set status = 2 where id = $1 and status = 4', [gone.childcare_id]);
  return true;
}
