import type { attemptMethods } from '../../../domain/billing/unpaid/unpaid-steps.ts';
import { type PaymentType, paymentType } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** What a card is charged for, each written down before the charge. */
export interface ChargeTarget {
  readonly kind: 'childcare' | 'cancellation' | 'ticket' | 'correction';
  readonly id: number;
}

/** One attempt to charge a card, with its exact terms; written before Stripe is called. */
export interface Attempt {
  id: number;
  target: ChargeTarget;
  customer_id: number;
  amount: number;
  status: 'created' | 'succeeded' | 'failed';
  stripe_customer_id: string;
  /** Null for a slip. */
  stripe_payment_method_id: string | null;
  stripe_connect_code: string | null;
  created_at: Date;
  /** A slip is open until it is paid at a convenience store or its time is over. */
  method: (typeof attemptMethods)[number];
  stripe_payment_intent_id: string | null;
  /** Of a slip, once Stripe has given it. */
  expires_at: Date | null;
  /** The share of an instalment: its claim stays open with the rest. */
  instalment_part_id: number | null;
}
type AttemptTerms = Pick<
  Attempt,
  'customer_id' | 'amount' | 'stripe_customer_id' | 'stripe_payment_method_id' | 'stripe_connect_code'
> &
  Partial<Pick<Attempt, 'method' | 'instalment_part_id'>>;

const targetColumns: Readonly<Record<ChargeTarget['kind'], string>> = {
  childcare: 'childcare_id',
  cancellation: 'reserve_cancellation_id',
  ticket: 'ticket_id',
  correction: 'childcare_correction_id',
};
export const paymentTypeOf = ({ kind }: ChargeTarget): Exclude<PaymentType, 3 | 5> =>
  ({
    childcare: paymentType.code.usage,
    cancellation: paymentType.code.cancellationFee,
    ticket: paymentType.code.tickets,
    correction: paymentType.code.usage,
  })[kind];

const columns = `id, customer_id, amount, status, stripe_customer_id, stripe_payment_method_id, stripe_connect_code, created_at,
  method, stripe_payment_intent_id, expires_at, instalment_part_id,
  case when childcare_id is not null then jsonb_build_object('kind', 'childcare', 'id', childcare_id)
    when ticket_id is not null then jsonb_build_object('kind', 'ticket', 'id', ticket_id)
    when childcare_correction_id is not null then jsonb_build_object('kind', 'correction', 'id', childcare_correction_id)
    else jsonb_build_object('kind', 'cancellation', 'id', reserve_cancellation_id) end as target`;

/** The attempt that has not ended yet, else a new one. The caller holds the target's row. */
export async function openAttempt(tx: Transaction, target: ChargeTarget, terms: AttemptTerms): Promise<Attempt> {
  const column = targetColumns[target.kind];
  const open = await tx.query<Attempt>(
    `select ${columns} from payment_intents where ${column} = $1 and status = 'created'`,
    [target.id],
  );
  if (open.rows[0]) return open.rows[0];
  const { rows } = await tx.query<Attempt>(
    `insert into payment_intents (customer_id, payment_type, ${column}, amount, attempt, stripe_customer_id,
       stripe_payment_method_id, stripe_connect_code, method, instalment_part_id)
     select $1, $2, $3, $4, coalesce(max(attempt), 0) + 1, $5, $6, $7, $8, $9 from payment_intents where ${column} = $3
     returning ${columns}`,
    [
      terms.customer_id,
      paymentTypeOf(target),
      target.id,
      terms.amount,
      terms.stripe_customer_id,
      terms.stripe_payment_method_id,
      terms.stripe_connect_code,
      terms.method ?? 'card',
      terms.instalment_part_id ?? null,
    ],
  );
  return rows[0] as Attempt;
}

/** False if it has succeeded already: a late word of failure changes nothing. */
export async function closeAttempt(
  tx: Transaction,
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

export async function attemptById(db: Queryable, id: number): Promise<Attempt | null> {
  const { rows } = await db.query<Attempt>(`select ${columns} from payment_intents where id = $1`, [id]);
  return rows[0] ?? null;
}

/** What was begun before a moment and has not ended; a slip waits for its family, and is asked for only when its time is over. */
export async function attemptsLeftOpen(db: Queryable, before: Date): Promise<Attempt[]> {
  const { rows } = await db.query<Attempt>(
    `select ${columns} from payment_intents where status = 'created' and created_at < $1
       and (expires_at is null or expires_at < $1) order by created_at limit 200`,
    [before],
  );
  return rows;
}

/** Which way a claim is just being paid; null: none. */
export async function openMethod(db: Queryable, target: ChargeTarget): Promise<Attempt['method'] | null> {
  const { rows } = await db.query<Pick<Attempt, 'method'>>(
    `select method from payment_intents where ${targetColumns[target.kind]} = $1 and status = 'created'`,
    [target.id],
  );
  return rows[0]?.method ?? null;
}

/** The slip of a claim that can still be paid. */
export async function openVoucher(db: Queryable, target: ChargeTarget): Promise<Attempt | null> {
  const { rows } = await db.query<Attempt>(
    `select ${columns} from payment_intents where ${targetColumns[target.kind]} = $1 and status = 'created' and method = 'konbini'`,
    [target.id],
  );
  return rows[0] ?? null;
}

/** What Stripe printed on a slip. False if it was known already. */
export async function noteVoucher(
  tx: Transaction,
  attempt_id: number,
  konbiniVoucher: { stripe_payment_intent_id: string; expires_at: Date; voucher: unknown },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payment_intents set stripe_payment_intent_id = $2, expires_at = $3, voucher = $4
     where id = $1 and expires_at is null`,
    [
      attempt_id,
      konbiniVoucher.stripe_payment_intent_id,
      konbiniVoucher.expires_at,
      JSON.stringify(konbiniVoucher.voucher),
    ],
  );
  return rowCount === 1;
}

/** Whether the bank has not answered yet: nothing else may settle the same claim meanwhile. */
export async function hasOpenAttempt(db: Queryable, target: ChargeTarget): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from payment_intents where ${targetColumns[target.kind]} = $1 and status = 'created' limit 1`,
    [target.id],
  );
  return rowCount === 1;
}

/** Whether an attempt with this card has not ended yet. */
export async function isBeingCharged(db: Queryable, stripe_payment_method_id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from payment_intents where stripe_payment_method_id = $1 and status = 'created' limit 1",
    [stripe_payment_method_id],
  );
  return rowCount === 1;
}

/** The card now on file; a change of it that is just being written is waited for. */
export async function lockedCardOf(tx: Transaction, customer_id: number): Promise<string | null> {
  const { rows } = await tx.query<{ card: string | null }>(
    'select stripe_payment_method_id as card from customers where id = $1 for share',
    [customer_id],
  );
  return rows[0]?.card ?? null;
}
