import type { Tx } from './database.ts';

export interface RefundablePayment {
  id: number;
  branch_id: number | null;
  amount: number;
  payment_method: 1 | 2;
  payment_type: number;
  /** Refunded, or asked for. */
  refunded: number;
}

export async function lockPayment(tx: Tx, payment_id: number): Promise<RefundablePayment | null> {
  const { rows } = await tx.query<RefundablePayment>(
    `select p.id, p.branch_id, p.amount, p.payment_method, p.payment_type,
       coalesce((select sum(f.amount) from refunds f where f.payment_id = p.id and f.status <> 'failed'), 0)::integer
         as refunded
     from payments p where p.id = $1 for no key update`,
    [payment_id],
  );
  return rows[0] ?? null;
}

/** Null if the same request was taken before. */
export async function insertRefund(
  tx: Tx,
  refund: { payment_id: number; account_id: number; amount: number; reason: string; idempotency_key: string },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into refunds (payment_id, account_id, amount, reason, idempotency_key) values ($1, $2, $3, $4, $5)
     on conflict (idempotency_key) do nothing returning id`,
    [refund.payment_id, refund.account_id, refund.amount, refund.reason, refund.idempotency_key],
  );
  return rows[0]?.id ?? null;
}

export interface OpenRefund {
  id: number;
  payment_id: number;
  amount: number;
  reason: string;
  status: 'created' | 'succeeded' | 'failed';
  payment_amount: number;
  customer_id: number;
  branch_id: number | null;
  reserve_id: number | null;
  childcare_id: number | null;
  payment_method: 1 | 2;
  stripe_payment_intent_id: string | null;
  connected: boolean;
  created_at: Date;
}

export async function lockRefund(tx: Tx, id: number): Promise<OpenRefund | null> {
  const { rows } = await tx.query<OpenRefund>(
    `select f.id, f.payment_id, f.amount, f.reason, f.status, p.amount as payment_amount, p.customer_id, p.branch_id,
       p.reserve_id, p.childcare_id, p.payment_method, p.stripe_payment_intent_id, f.created_at,
       coalesce(b.stripe_payment_flag and b.stripe_connect_code is not null, false) as connected
     from refunds f join payments p on p.id = f.payment_id left join branches b on b.id = p.branch_id
     where f.id = $1 for no key update of f`,
    [id],
  );
  return rows[0] ?? null;
}

/** The books: a negative payment, and a fully refunded stay says so. */
export async function completeRefund(tx: Tx, refund: OpenRefund, stripe_refund_id: string | null): Promise<void> {
  await tx.query("update refunds set status = 'succeeded', stripe_refund_id = $2 where id = $1", [
    refund.id,
    stripe_refund_id,
  ]);
  await tx.query(
    `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks,
       stripe_payment_intent_id, stripe_refund_id, reserve_id, childcare_id, refunded_payment_id)
     values ($1, $2, $3, app.now(), $4, 5, $5, $6, $7, $8, $9, $10)`,
    [
      refund.customer_id,
      refund.branch_id,
      -refund.amount,
      refund.payment_method,
      refund.reason,
      refund.stripe_payment_intent_id,
      stripe_refund_id,
      refund.reserve_id,
      refund.childcare_id,
      refund.payment_id,
    ],
  );
  await tx.query(
    `update childcares set status = 4 where id = $1 and total_amount <=
       (select -sum(amount) from payments where refunded_payment_id = $2)`,
    [refund.childcare_id, refund.payment_id],
  );
}

export async function failRefund(tx: Tx, id: number, failure_code: string): Promise<void> {
  await tx.query("update refunds set status = 'failed', failure_code = $2 where id = $1", [id, failure_code]);
}
