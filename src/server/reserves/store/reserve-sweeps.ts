import { approvalStatus, childcareStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { approved, notUsed, pending } = approvalStatus.code;
const { upcoming } = childcareStatus.code;

/** One sweep takes so many; the next minute takes the rest. */
const batch = 200;

const ids = async (db: Queryable, text: string, values: unknown[]): Promise<number[]> => {
  const { rows } = await db.query<{ id: number }>(`${text} limit ${batch}`, values);
  return rows.map((row) => row.id);
};

/** Requests not answered in time. */
export const lapsedRequests = (db: Queryable, now: Date): Promise<number[]> =>
  ids(
    db,
    `select r.id from reserves r, app.reserve_settings_on(app.tokyo_date($1::timestamptz)) s
     where r.approval_status = ${pending} and not r.cancel_flag and r.childcare_status = ${upcoming}
       and r.start_datetime <= $1::timestamptz + make_interval(mins => s.request_lapse_minutes)
       and (r.answer_due_datetime is null or r.answer_due_datetime <= $1)
     order by r.start_datetime`,
    [now],
  );

/** Reserves of variant B whose card is due: without one they are cancelled, with one they wait no longer. */
export const cardDueReserves = (db: Queryable, now: Date): Promise<number[]> =>
  ids(db, 'select id from reserves where card_due_datetime <= $1 and live order by card_due_datetime', [now]);

export async function clearCardDue(tx: Transaction, reserve_id: number): Promise<void> {
  await tx.query('update reserves set card_due_datetime = null where id = $1', [reserve_id]);
}

/**
 * Confirmed reserves whose reminder is due: `reminder_time` of the day before is past and they have not begun. One made
 * after that moment needs none; its confirmation has just been read.
 */
export const reservesToRemind = (db: Queryable, now: Date): Promise<number[]> =>
  ids(
    db,
    `select r.id from reserves r
       cross join lateral app.reserve_settings_on(r.reserve_date - 1) s
       cross join lateral (
         select ((r.reserve_date - 1) + s.reminder_time) at time zone 'Asia/Tokyo' as moment) due
     where r.reminded_datetime is null and not r.cancel_flag and r.approval_status in (${notUsed}, ${approved}) and r.childcare_status = ${upcoming}
       and r.start_datetime > $1 and r.start_datetime < $1::timestamptz + interval '2 days'
       and due.moment <= $1 and r.created_at < due.moment
     order by r.start_datetime`,
    [now],
  );

/** False if another worker has sent the reminder meanwhile. */
export async function markReminded(tx: Transaction, reserve_id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update reserves set reminded_datetime = app.now() where id = $1 and reminded_datetime is null',
    [reserve_id],
  );
  return rowCount === 1;
}
