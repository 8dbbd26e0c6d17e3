import { cancelSettlementStatus, childcareSettlement, type PaymentType, paymentType } from '../../domain/codes.ts';
import type { Queryable, Tx } from './database.ts';

/** What is charged to the card after check-out or a cancellation. */
export type SettlementTarget =
  | { readonly kind: 'childcare'; readonly id: number }
  | { readonly kind: 'cancellation'; readonly id: number };

export type Settlement = {
  amount: number;
  /** To settle, or failed before. */
  open: boolean;
  date: Date;
  reserve_id: number;
  customer_id: number;
  customer_deleted: boolean;
  branch_id: number;
  branch_name: string;
  stripe_customer_id: string | null;
  stripe_payment_method_id: string | null;
  /** Null unless the branch is paid through Connect. */
  stripe_connect_code: string | null;
};

const people = `c.id as customer_id, c.status = 4 as customer_deleted, b.id as branch_id, b.name as branch_name,
  c.stripe_customer_id, c.stripe_payment_method_id,
  case when b.stripe_payment_flag and b.stripe_account_ready_flag then b.stripe_connect_code end as stripe_connect_code`;

/** Locks the row, so that two jobs for the same settlement go one after the other. */
export async function lockSettlement(tx: Tx, target: SettlementTarget): Promise<Settlement | null> {
  const { rows } = await tx.query<Settlement>(
    target.kind === 'childcare'
      ? `select u.total_amount as amount, u.status in (1, 3) and u.end_datetime is not null as open,
           u.start_datetime as date, u.reserve_id, ${people}
         from childcares u join customers c on c.id = u.customer_id join branches b on b.id = u.branch_id
         where u.id = $1 for no key update of u`
      : `select x.cancel_amount as amount, x.cancel_settlement_status in (1, 3) as open, r.start_datetime as date,
           r.id as reserve_id, ${people}
         from reserve_cancellations x join reserves r on r.id = x.reserve_id
           join customers c on c.id = r.customer_id join branches b on b.id = r.branch_id
         where x.id = $1 for no key update of x`,
    [target.id],
  );
  return rows[0] ?? null;
}

const status = {
  childcare: { settled: childcareSettlement.code.settled, failed: childcareSettlement.code.charge_failed },
  cancellation: { settled: cancelSettlementStatus.code.charged, failed: cancelSettlementStatus.code.charge_failed },
} as const;

export async function setSettlementStatus(tx: Tx, target: SettlementTarget, to: 'settled' | 'failed'): Promise<void> {
  const text =
    target.kind === 'childcare'
      ? 'update childcares set status = $2 where id = $1 and status in (1, 3)'
      : 'update reserve_cancellations set cancel_settlement_status = $2 where id = $1 and cancel_settlement_status in (1, 3)';
  await tx.query(text, [target.id, status[target.kind][to]]);
}

/** Lets go of an amount too small to charge, with the reason beside it. */
export async function waiveSettlement(tx: Tx, target: SettlementTarget, reason: string): Promise<void> {
  await tx.query(
    target.kind === 'childcare'
      ? `update childcares set others_discount_amount = others_discount_amount + total_amount, total_amount = 0,
           others_discount_reason = concat_ws(' ', nullif(others_discount_reason, ''), $2::text), status = 2 where id = $1`
      : `update reserve_cancellations set cancel_settlement_status = 4,
           cancel_remarks = left(concat_ws(' ', nullif(cancel_remarks, ''), $2::text), 1000) where id = $1`,
    [target.id, reason],
  );
}

/** One attempt to charge with its exact terms; written before Stripe is called. */
export type Attempt = {
  id: number;
  amount: number;
  stripe_customer_id: string;
  stripe_payment_method_id: string;
  stripe_connect_code: string | null;
  created_at: Date;
  /** An earlier run began it and did not learn how it ended. */
  resumed: boolean;
};

const targetColumn = (target: SettlementTarget) =>
  target.kind === 'childcare' ? 'childcare_id' : 'reserve_cancellation_id';
export const paymentTypeOf = (target: SettlementTarget): PaymentType =>
  target.kind === 'childcare' ? paymentType.code.usage : paymentType.code.cancellation_fee;

export async function openAttempt(
  tx: Tx,
  target: SettlementTarget,
  terms: Pick<Settlement, 'amount' | 'customer_id' | 'stripe_connect_code'> & {
    stripe_customer_id: string;
    stripe_payment_method_id: string;
  },
): Promise<Attempt> {
  const column = targetColumn(target);
  const columns = 'id, amount, stripe_customer_id, stripe_payment_method_id, stripe_connect_code, created_at';
  const open = await tx.query<Attempt>(
    `select ${columns}, true as resumed from payment_intents
     where ${column} = $1 and status = 'created' and stripe_customer_id is not null`,
    [target.id],
  );
  if (open.rows[0]) return open.rows[0];
  const { rows } = await tx.query<Attempt>(
    `insert into payment_intents (customer_id, payment_type, ${column}, amount, attempt, stripe_customer_id,
       stripe_payment_method_id, stripe_connect_code)
     select $1, $2, $3, $4, coalesce(max(attempt), 0) + 1, $5, $6, $7 from payment_intents where ${column} = $3
     returning ${columns}, false as resumed`,
    [
      terms.customer_id,
      paymentTypeOf(target),
      target.id,
      terms.amount,
      terms.stripe_customer_id,
      terms.stripe_payment_method_id,
      terms.stripe_connect_code,
    ],
  );
  return rows[0] as Attempt;
}

/** False if it has succeeded already: a late word of failure changes nothing. */
export async function closeAttempt(
  tx: Tx,
  attempt_id: number,
  end: { status: 'succeeded' | 'failed'; stripe_payment_intent_id: string | null; failure_code: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payment_intents set status = $2, stripe_payment_intent_id = coalesce($3, stripe_payment_intent_id),
       failure_code = $4 where id = $1 and (status <> 'succeeded' or $2 = 'succeeded')`,
    [attempt_id, end.status, end.stripe_payment_intent_id, end.failure_code],
  );
  return rowCount === 1;
}

/** The card now on file of the customer an attempt was for; a change of it that is just being written is waited for. */
export async function lockedCardOf(tx: Tx, attempt_id: number): Promise<string | null> {
  const { rows } = await tx.query<{ card: string | null }>(
    `select c.stripe_payment_method_id as card from customers c
     where c.id = (select customer_id from payment_intents where id = $1) for share of c`,
    [attempt_id],
  );
  return rows[0]?.card ?? null;
}

const targetOfAttempt = `case when childcare_id is null
  then jsonb_build_object('kind', 'cancellation', 'id', reserve_cancellation_id)
  else jsonb_build_object('kind', 'childcare', 'id', childcare_id) end as target`;

/** What was begun before a moment and has not ended. */
export async function settlementsLeftOpen(db: Queryable, before: Date): Promise<SettlementTarget[]> {
  const { rows } = await db.query<{ target: SettlementTarget }>(
    `select ${targetOfAttempt} from payment_intents
     where status = 'created' and ticket_id is null and created_at < $1 order by id limit 200`,
    [before],
  );
  return rows.map(({ target }) => target);
}

/** An attempt as it was written down, with what it is for. */
export async function settlementOfAttempt(
  db: Queryable,
  attempt_id: number,
): Promise<{ target: SettlementTarget; amount: number; stripe_customer_id: string } | null> {
  const { rows } = await db.query<{ target: SettlementTarget; amount: number; stripe_customer_id: string }>(
    `select ${targetOfAttempt}, amount, stripe_customer_id
     from payment_intents where id = $1 and ticket_id is null and stripe_customer_id is not null`,
    [attempt_id],
  );
  return rows[0] ?? null;
}

/** Whether an attempt with this card has not ended yet. */
export async function isBeingCharged(db: Queryable, stripe_payment_method_id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from payment_intents where stripe_payment_method_id = $1 and status = 'created' limit 1",
    [stripe_payment_method_id],
  );
  return rowCount === 1;
}

export async function attemptStatus(tx: Tx, attempt_id: number): Promise<'created' | 'succeeded' | 'failed' | null> {
  const { rows } = await tx.query<{ status: 'created' | 'succeeded' | 'failed' }>(
    'select status from payment_intents where id = $1',
    [attempt_id],
  );
  return rows[0]?.status ?? null;
}

/** The payment of a charge; the intent's id is unique, so a repetition writes nothing. */
export async function insertPayment(
  tx: Tx,
  target: SettlementTarget,
  settlement: Settlement,
  paid: { amount: number; stripe_payment_intent_id: string },
): Promise<void> {
  await tx.query(
    `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, reserve_id,
       childcare_id, stripe_payment_intent_id)
     values ($1, $2, $3, app.now(), 1, $4, $5, $6, $7)
     on conflict (stripe_payment_intent_id) where payment_type <> 5 do nothing`,
    [
      settlement.customer_id,
      settlement.branch_id,
      paid.amount,
      paymentTypeOf(target),
      settlement.reserve_id,
      target.kind === 'childcare' ? target.id : null,
      paid.stripe_payment_intent_id,
    ],
  );
}

export async function paymentExists(db: Queryable, stripe_payment_intent_id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from payments where stripe_payment_intent_id = $1 and payment_type <> 5',
    [stripe_payment_intent_id],
  );
  return rowCount === 1;
}

/** A customer's settlements that could not be charged. */
export async function failedSettlements(db: Queryable, customer_id: number): Promise<SettlementTarget[]> {
  const { rows } = await db.query<SettlementTarget>(
    `select 'childcare' as kind, id from childcares where customer_id = $1 and status = 3
     union all
     select 'cancellation', x.id from reserve_cancellations x join reserves r on r.id = x.reserve_id
     where r.customer_id = $1 and x.cancel_settlement_status = 3
     order by kind, id`,
    [customer_id],
  );
  return rows;
}
