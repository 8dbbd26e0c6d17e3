import type { BookedMoney, MatchedPayout } from '../../../domain/books/payout-match.ts';
import { paymentType } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** Entries of the books by every id Stripe may call them. A refund that was taken back still answers to its id. */
export async function bookedMoney(db: Queryable, references: readonly string[]): Promise<Map<string, BookedMoney>> {
  const { rows } = await db.query<BookedMoney & { reference: string }>(
    `select p.id as payment_id, p.amount, r.reference from payments p
     cross join lateral (values (p.stripe_dispute_id), (p.stripe_refund_id),
       (case when p.payment_type <> ${paymentType.code.refund} then p.stripe_invoice_id end),
       (case when p.payment_type <> ${paymentType.code.refund} then p.stripe_payment_intent_id end)) as r (reference)
     where r.reference = any ($1) and p.reverses_payment_id is null`,
    [references],
  );
  return new Map(rows.map(({ reference, payment_id, amount }) => [reference, { payment_id, amount }]));
}

/** The last look counts; a payout's movements are read again with it. */
export async function savePayout(tx: Transaction, branch_id: number | null, payout: MatchedPayout): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into app.stripe_payouts (stripe_payout_id, branch_id, arrival_date, amount, fee, matched_amount, difference,
       status, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, app.now())
     on conflict (stripe_payout_id) do update set arrival_date = excluded.arrival_date, amount = excluded.amount,
       fee = excluded.fee, matched_amount = excluded.matched_amount, difference = excluded.difference,
       status = excluded.status, checked_at = excluded.checked_at
     returning id`,
    [
      payout.stripe_payout_id,
      branch_id,
      payout.arrival_date,
      payout.amount,
      payout.fee,
      payout.matched_amount,
      payout.difference,
      payout.status,
    ],
  );
  const { id } = rows[0] as { id: number };
  await tx.query('delete from app.stripe_payout_rows where stripe_payout_id = $1', [id]);
  await tx.query(
    `insert into app.stripe_payout_rows (stripe_payout_id, balance_transaction, category, payment_id, amount, fee, matched_flag)
     select $1, m.balance_transaction, m.category, m.payment_id, m.amount, m.fee, m.matched_flag
     from jsonb_to_recordset($2) as m (balance_transaction text, category text, payment_id integer, amount integer,
       fee integer, matched_flag boolean)`,
    [id, JSON.stringify(payout.movements)],
  );
}

interface PayoutAccount {
  branch_id: number;
  name: string;
  account: string;
}

/** Branches with their own account; where several share one, the first represents it. */
export async function payoutAccounts(db: Queryable): Promise<PayoutAccount[]> {
  const { rows } = await db.query<PayoutAccount>(
    `select distinct on (stripe_connect_code) id as branch_id, name, stripe_connect_code as account from branches
     where stripe_connect_code is not null order by stripe_connect_code, id`,
  );
  return rows;
}
