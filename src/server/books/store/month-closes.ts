import type { MonthSheet } from '../../../domain/books/month-sheet.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export async function bookBranches(db: Queryable): Promise<{ branch_id: number; name: string }[]> {
  const { rows } = await db.query<{ branch_id: number; name: string }>(
    'select id as branch_id, name from branches where real_store_flag order by id',
  );
  return rows;
}

interface BookPlace {
  /** Null: what belongs to no branch (plans, tickets). */
  branch_id: number | null;
  name: string;
  /** Its first month: of the opening, or of its first entry where that came before. */
  first: TokyoDate;
}

/** Places of the books: the company, then its branches. */
export async function bookPlaces(db: Queryable): Promise<BookPlace[]> {
  const { rows } = await db.query<BookPlace>(
    `select p.branch_id, p.name, date_trunc('month', least(p.opening,
         (select min(e.payment_date) from payments e where e.branch_id = p.branch_id)))::date as first
     from (select id as branch_id, name, open_date as opening from branches where real_store_flag) p
     union all
     select null, '本部(園に属さないもの)', date_trunc('month', least(app.tokyo_today(),
       (select (opened_at at time zone 'Asia/Tokyo')::date from site_states),
       (select min(open_date) from branches where real_store_flag), (select min(payment_date) from payments)))::date
     order by branch_id nulls first`,
  );
  return rows;
}

export async function readSheet(db: Queryable, branch_id: number | null, first: TokyoDate): Promise<MonthSheet> {
  const { rows } = await db.query<{ sheet: MonthSheet }>('select app.month_sheet($1, $2) as sheet', [branch_id, first]);
  return (rows[0] as { sheet: MonthSheet }).sheet;
}

/** The families of what is left unpaid on a sheet. */
export async function claimFamilies(
  db: Queryable,
  { claims }: Pick<MonthSheet, 'claims'>,
): Promise<{ reserve_id: number; name: string; tel: string }[]> {
  const { rows } = await db.query<{ reserve_id: number; name: string; tel: string }>(
    `select r.id as reserve_id, c.name, c.tel from reserves r join customers c on c.id = r.customer_id
     where r.id = any ($1) order by r.id`,
    [claims.map(({ reserve_id }) => reserve_id)],
  );
  return rows;
}

interface MonthClose {
  branch_id: number | null;
  month: TokyoDate;
  closed_at: Date;
  account_name: string;
  figures: MonthSheet;
}

export async function monthCloses(db: Queryable, first: TokyoDate): Promise<MonthClose[]> {
  const { rows } = await db.query<MonthClose>(
    `select m.branch_id, m.month, m.closed_at, a.name as account_name, m.figures
     from month_closes m join accounts a on a.id = m.account_id where m.month >= $1 order by m.id`,
    [first],
  );
  return rows;
}

export async function monthCloseOf(
  db: Queryable,
  branch_id: number | null,
  first: TokyoDate,
): Promise<MonthClose | null> {
  const { rows } = await db.query<MonthClose>(
    `select m.branch_id, m.month, m.closed_at, a.name as account_name, m.figures
     from month_closes m join accounts a on a.id = m.account_id
     where m.branch_id is not distinct from $1::integer and m.month = $2`,
    [branch_id, first],
  );
  return rows[0] ?? null;
}

/** Null if another call was faster. */
export async function insertMonthClose(
  tx: Transaction,
  close: { branch_id: number | null; month: TokyoDate; figures: MonthSheet; account_id: number },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into month_closes (branch_id, month, figures, account_id) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [close.branch_id, close.month, JSON.stringify(close.figures), close.account_id],
  );
  return rows[0]?.id ?? null;
}

/** A day that blocks a close. */
export interface DayInTheWay {
  kind: 'unbalanced' | 'unchecked' | 'open';
  date: TokyoDate;
  /** Null: of no branch, or of every place where the books differ. */
  branch_id: number | null;
}

/**
 * Days since `first` that are not closed at their branch, on which the books and Stripe differ (everywhere: it is unknown
 * whose money it is), or whose card money the nightly balance has not looked at since the day ended.
 */
export async function waitingDays(db: Queryable, first: TokyoDate): Promise<DayInTheWay[]> {
  const { rows } = await db.query<DayInTheWay>(
    `select 'open' as kind, d.date, d.branch_id from view_unclosed_days d where d.date >= $1
     union all
     select 'unbalanced', s.date, null from app.stripe_days s where s.date >= $1 and s.difference_count > 0
     union all
     select distinct 'unchecked', p.payment_date, case when b.real_store_flag then b.id end
     from payments p left join branches b on b.id = p.branch_id
     where p.payment_date >= $1 and p.payment_date < app.tokyo_today()
       and coalesce(p.stripe_payment_intent_id, p.stripe_invoice_id, p.stripe_refund_id, p.stripe_dispute_id) is not null
       and not exists (select from app.stripe_days s where s.date = p.payment_date
         and s.checked_at >= (p.payment_date + 1)::timestamp at time zone 'Asia/Tokyo')
     order by 2, 1, 3`,
    [first],
  );
  return rows;
}
