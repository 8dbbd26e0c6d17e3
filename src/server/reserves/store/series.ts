import type { MinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import type { PriceLine } from '../../../domain/billing/pricing.ts';
import type { ApprovalStatus, ChildcareStatus } from '../../../domain/codes.ts';
import type { CancellationPolicy } from '../../../domain/settings/settings.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** Days that were reserved together. */
type KeyedSeries = { id: number; content_hash: string };

export async function seriesByKey(tx: Transaction, customer_id: number, key: string): Promise<KeyedSeries | null> {
  const { rows } = await tx.query<KeyedSeries>(
    'select id, content_hash from reserve_series where customer_id = $1 and idempotency_key = $2',
    [customer_id, key],
  );
  return rows[0] ?? null;
}

export async function insertSeries(
  tx: Transaction,
  row: { customer_id: number; branch_id: number; dates: number; idempotency_key: string; content_hash: string },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into reserve_series (customer_id, branch_id, dates, idempotency_key, content_hash)
     values ($1, $2, $3, $4, $5) returning id`,
    [row.customer_id, row.branch_id, row.dates, row.idempotency_key, row.content_hash],
  );
  return rows[0]?.id ?? 0;
}

export async function setSeriesDates(tx: Transaction, id: number, dates: number): Promise<void> {
  await tx.query('update reserve_series set dates = $2 where id = $1', [id, dates]);
}

/** Branch-days in the order they are given, then the family: the order in which every save takes its locks. */
export async function lockSeries(
  tx: Transaction,
  customer_id: number,
  days: readonly { branch_id: number; date: TokyoDate }[],
): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(d.branch_id, d.date - date '2000-01-01')
     from unnest($1::integer[], $2::date[]) as d (branch_id, date)`,
    [days.map(({ branch_id }) => branch_id), days.map(({ date }) => date)],
  );
  await tx.query('select from customers where id = $1 for no key update', [customer_id]);
}

export async function familyHasCard(tx: Transaction, customer_id: number): Promise<boolean> {
  const { rows } = await tx.query<{ has_card: boolean }>(
    'select stripe_payment_method_id is not null as has_card from customers where id = $1',
    [customer_id],
  );
  return rows[0]?.has_card ?? false;
}

/** A day of a series, as messages and the pages that change or cancel it need it. */
export type SeriesReserve = MinimumFee & {
  id: number;
  reserve_series_id: number;
  branch_id: number;
  branch_name: string;
  branch_tel: string;
  customer_name: string;
  chatwork: boolean;
  start_datetime: Date;
  end_datetime: Date;
  reserve_date: TokyoDate;
  approval_status: ApprovalStatus;
  childcare_status: ChildcareStatus;
  cancel_flag: boolean;
  reserve_amount: number;
  payable_amount: number;
  /** As last accepted by the family. */
  amount_lines: PriceLine[];
  current_day_flag: boolean;
  answer_due_datetime: Date | null;
  free_cancel_until: Date | null;
  created_at: Date;
  updated_at: Date;
  child_ids: number[];
  pick_up_name: string | null;
  pick_up_tel: string | null;
  remarks: string;
  free_moves: number;
  policy: CancellationPolicy;
};

/** By date. */
export async function seriesReserves(db: Queryable, reserve_series_id: number): Promise<SeriesReserve[]> {
  const { rows } = await db.query<SeriesReserve>(
    `select r.id, r.reserve_series_id, r.branch_id, b.name as branch_name, b.tel as branch_tel, c.name as customer_name,
       b.chatwork_room_id is not null as chatwork, r.start_datetime, r.end_datetime, r.reserve_date, r.approval_status,
       r.childcare_status, r.cancel_flag, r.reserve_amount, app.payable_amount(r.id) as payable_amount, r.amount_lines,
       r.current_day_flag, r.answer_due_datetime, r.created_at,
       r.updated_at, r.free_cancel_until, r.kept_cancel_amount, r.kept_cancel_deadline, r.free_moves, r.pick_up_name, r.pick_up_tel, r.remarks,
       array(select d.child_id from reserve_details d where d.reserve_id = r.id order by d.id) as child_ids,
       (select to_json(p) from app.cancellation_policies_on(r.reserve_date) p) as policy
     from reserves r join branches b on b.id = r.branch_id join customers c on c.id = r.customer_id
     where r.reserve_series_id = $1 order by r.start_datetime, r.id`,
    [reserve_series_id],
  );
  return rows;
}

/** The series of one's own reserve; null if it is not one's own, or of none. */
export async function seriesOfReserve(db: Queryable, reserve_id: number, customer_id: number): Promise<number | null> {
  const { rows } = await db.query<{ reserve_series_id: number | null }>(
    'select reserve_series_id from reserves where id = $1 and customer_id = $2',
    [reserve_id, customer_id],
  );
  return rows[0]?.reserve_series_id ?? null;
}
