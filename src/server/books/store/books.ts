import type { MoneyFact } from '../../../domain/books/book-balance.ts';
import { type EntryFacts, linesOfEntry, type NewEntry } from '../../../domain/books/entry-lines.ts';
import {
  childcareSettlement,
  type PaymentMethod,
  type PaymentType,
  paymentMethod,
  paymentType,
} from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { touchLedgers } from './ledgers.ts';

/**
 * The books (`payments`, with what each entry was for in `app.payment_lines`): this file holds the only statements that write
 * them, and it only adds. Every entry is of the moment it is written, so the money of a past day never changes; what turns out
 * not to be so is taken back by a reversing entry. Stripe's ids are unique, so a repeated event writes nothing.
 *
 * The statement that writes an entry answers what the books know of it; the domain says its lines, and they leave with the next
 * statement: no round trip of their own.
 */
interface BookEntry {
  customer_id: number;
  branch_id: number | null;
  amount: number;
  payment_type: Exclude<PaymentType, 5>;
  /** Why, in words the family reads; the type says it where nothing is here. */
  remarks: string;
  reserve_id: number | null;
  childcare_id: number | null;
  ticket_id: number | null;
  stripe_payment_intent_id: string | null;
  stripe_invoice_id: string | null;
  /** The difference of a corrected bill. */
  childcare_correction_id?: number | null;
  /** Card, unless it was paid at the desk. */
  payment_method?: PaymentMethod;
  /** Towards a claim that stays open with the rest. */
  part_flag?: boolean;
}

type WrittenEntry = NewEntry & { id: number; refunded_payment_id: number | null; facts: EntryFacts };
const written = `returning id, amount, payment_type, reverses_payment_id, refunded_payment_id, app.entry_facts(payments) as facts`;

/** What the entry was for, and what it changes of the claim it was paid towards. */
function writeMeaning(tx: Transaction, entry: WrittenEntry, part_flag: boolean): void {
  const lines = linesOfEntry(entry, entry.facts);
  if (lines.length > 0)
    tx.write(
      `insert into app.payment_lines (payment_id, branch_id, date, line, tax, covered_flag, child_id, amount)
       select p.id, p.branch_id, p.payment_date, l.* from payments p, jsonb_to_recordset($2) as l (line smallint, tax smallint,
         covered_flag boolean, child_id integer, amount integer) where p.id = $1`,
      [entry.id, JSON.stringify(lines)],
    );
  // A refund of a part, or its reversal, changes the rest again.
  if (part_flag || entry.refunded_payment_id !== null)
    tx.write(countPart, [entry.refunded_payment_id ?? entry.id, entry.amount]);
}

/** The claim's own row keeps the sum of its parts, so that everybody reads the same rest. */
const countPart = `with paid as (
    select reserve_id, childcare_id, childcare_correction_id from payments where id = $1 and part_flag
  ), correction as (
    update childcare_corrections k set part_paid_amount = greatest(k.part_paid_amount + $2, 0)
    from paid where k.id = paid.childcare_correction_id
  ), stay as (
    update childcares u set part_paid_amount = greatest(u.part_paid_amount + $2, 0)
    from paid where u.id = paid.childcare_id and paid.childcare_correction_id is null
  )
  update reserve_cancellations x set part_paid_amount = greatest(x.part_paid_amount + $2, 0)
  from paid where x.reserve_id = paid.reserve_id and paid.childcare_id is null and paid.childcare_correction_id is null`;

/** Money that came in. False if it is in the books already. */
export async function bookPayment(tx: Transaction, payment: BookEntry): Promise<boolean> {
  const { part_flag = false, reserve_id, childcare_id, ticket_id } = payment;
  const { rows } = await tx.query<WrittenEntry>(
    `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks,
       reserve_id, childcare_id, ticket_id, stripe_payment_intent_id, stripe_invoice_id, childcare_correction_id, part_flag)
     values ($1, $2, $3, app.now(), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing ${written}`,
    [
      payment.customer_id,
      payment.branch_id,
      payment.amount,
      payment.payment_method ?? paymentMethod.code.card,
      payment.payment_type,
      payment.remarks,
      payment.reserve_id,
      payment.childcare_id,
      payment.ticket_id,
      payment.stripe_payment_intent_id,
      payment.stripe_invoice_id,
      payment.childcare_correction_id ?? null,
      part_flag,
    ],
  );
  const [entry] = rows;
  if (entry === undefined) return false;
  writeMeaning(tx, entry, part_flag);
  if (childcare_id !== null) touchLedgers(tx, { childcare_id });
  else if (reserve_id !== null) touchLedgers(tx, { reserve_id });
  if (ticket_id !== null) touchLedgers(tx, { ticket_id });
  return true;
}

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

/** A negative payment; a fully refunded stay says so. False if it is in the books already. */
export async function bookRefund(
  tx: Transaction,
  paid: RefundedPayment,
  refund: {
    amount: number;
    remarks: string;
    stripe_refund_id?: string | null;
    stripe_dispute_id?: string;
    childcare_correction_id?: number | null;
  },
): Promise<boolean> {
  const { rows } = await tx.query<WrittenEntry>(
    `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks,
       stripe_payment_intent_id, stripe_refund_id, stripe_dispute_id, reserve_id, childcare_id, refunded_payment_id,
       childcare_correction_id)
     values ($1, $2, $3, app.now(), $4, ${paymentType.code.refund}, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict do nothing ${written}`,
    [
      paid.customer_id,
      paid.branch_id,
      -refund.amount,
      paid.payment_method,
      refund.remarks,
      paid.stripe_payment_intent_id,
      refund.stripe_refund_id ?? null,
      refund.stripe_dispute_id ?? null,
      paid.reserve_id,
      paid.childcare_id,
      paid.payment_id,
      refund.childcare_correction_id ?? null,
    ],
  );
  const [entry] = rows;
  if (entry !== undefined) writeMeaning(tx, entry, false);
  await syncRefunds(tx, paid.payment_id);
  return entry !== undefined;
}

/** Stripe could not give the money back after all: the refund is taken back. False if it is not in the books, or was taken back. */
export async function reverseRefund(tx: Transaction, stripe_refund_id: string, reason: string): Promise<boolean> {
  const { rows } = await tx.query<WrittenEntry & { refunded_payment_id: number }>(
    `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks,
       stripe_payment_intent_id, stripe_refund_id, reserve_id, childcare_id, refunded_payment_id, childcare_correction_id,
       reverses_payment_id)
     select customer_id, branch_id, -amount, app.now(), payment_method, payment_type, $2, stripe_payment_intent_id,
       stripe_refund_id, reserve_id, childcare_id, refunded_payment_id, childcare_correction_id, id
     from payments where stripe_refund_id = $1 and reverses_payment_id is null
     on conflict (reverses_payment_id) do nothing ${written}`,
    [stripe_refund_id, reason],
  );
  const [reversed] = rows;
  if (reversed === undefined) return false;
  writeMeaning(tx, reversed, false);
  await syncRefunds(tx, reversed.refunded_payment_id);
  return true;
}

/**
 * A stay of whose money nothing is left is "refunded", and is not any more when a refund failed. Counted over the whole
 * reserve: after a correction several payments make up its price, the fee of a mistaken no-show among them.
 */
async function syncRefunds(tx: Transaction, payment_id: number): Promise<void> {
  await tx.query(
    `update childcares u set status = now.status
     from payments p, childcares s, lateral (select case when sum(y.amount) > 0 then ${childcareSettlement.code.settled}
         else ${childcareSettlement.code.refunded} end as status
       from payments y where y.childcare_id = s.id or y.reserve_id = s.reserve_id) now
     where p.id = $1 and (s.id = p.childcare_id or s.reserve_id = p.reserve_id) and u.id = s.id
       and u.status in (${childcareSettlement.code.settled}, ${childcareSettlement.code.refunded}) and u.status <> now.status`,
    [payment_id],
  );
}

/** Everything that moves a stay's money takes the stay first, then its payments, then the requests for a refund. */
export async function lockStayOfPayment(tx: Transaction, payment_id: number): Promise<void> {
  await tx.query(
    `select from childcares u where u.reserve_id = (select reserve_id from payments where id = $1) for no key update`,
    [payment_id],
  );
}

export async function lockPaymentOfIntent(
  tx: Transaction,
  stripe_payment_intent_id: string,
): Promise<RefundedPayment | null> {
  const known = await tx.query<{ id: number }>('select id from payments where stripe_payment_intent_id = $1 limit 1', [
    stripe_payment_intent_id,
  ]);
  if (known.rows[0]) await lockStayOfPayment(tx, known.rows[0].id);
  const { rows } = await tx.query<RefundedPayment>(
    `select id as payment_id, customer_id, branch_id, reserve_id, childcare_id, payment_method, stripe_payment_intent_id
     from payments where stripe_payment_intent_id = $1 and payment_type <> ${paymentType.code.refund} and reverses_payment_id is null
     for no key update`,
    [stripe_payment_intent_id],
  );
  return rows[0] ?? null;
}

export async function paymentExists(db: Queryable, stripe_payment_intent_id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from payments where stripe_payment_intent_id = $1 and payment_type <> ${paymentType.code.refund} and reverses_payment_id is null`,
    [stripe_payment_intent_id],
  );
  return rowCount === 1;
}

/** What the books say of Stripe's ids: those given, and whatever was written since a moment. */
export async function moneyFacts(db: Queryable, references: readonly string[], since: Date): Promise<MoneyFact[]> {
  const { rows } = await db.query<MoneyFact>(
    `select case when p.stripe_dispute_id is not null then 'dispute' when p.payment_type = ${paymentType.code.refund} then 'refund'
         else 'charge' end as kind,
       f.reference, coalesce(c.stripe_customer_id, '') as customer, p.payment_date as date, p.amount
     from payments p join customers c on c.id = p.customer_id
     cross join lateral (select case when p.payment_type = ${paymentType.code.refund} then coalesce(p.stripe_dispute_id, p.stripe_refund_id)
       else coalesce(p.stripe_invoice_id, p.stripe_payment_intent_id) end as reference) f
     where f.reference is not null and (f.reference = any ($1) or p.payment_datetime >= $2) order by p.id`,
    [references, since],
  );
  return rows;
}
