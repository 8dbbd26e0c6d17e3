import type { HeardChild } from '../../../domain/attendance/attendance-news.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { fetchedBySql } from '../../care/store/days.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** Stays whose family has yet to hear something. Siblings who come one after the other wait for the last. */
export async function staysToNotify(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ reserve_id: number }>(
    `select reserve_id from reserve_details where attendance_tell_at is not null
     group by reserve_id having max(attendance_tell_at) <= $1 order by reserve_id`,
    [now],
  );
  return rows.map(({ reserve_id }) => reserve_id);
}

interface StayToNotify {
  customer_id: number;
  date: TokyoDate;
  branch_name: string;
  children: HeardChild[];
}

/** The stay, its children locked; null if another worker has sent it, or a further tap delayed it. */
export async function lockStayToNotify(tx: Transaction, reserve_id: number, now: Date): Promise<StayToNotify | null> {
  const { rows: children } = await tx.query<HeardChild & { tell_at: Date | null }>(
    `select k.name, d.arrived_datetime as arrived_at, d.left_datetime as left_at,
       d.told_arrived_datetime as told_arrived_at, d.told_left_datetime as told_left_at,
       d.attendance_tell_at as tell_at, ${fetchedBySql}
     from reserve_details d join reserves r on r.id = d.reserve_id join children k on k.id = d.child_id
     where d.reserve_id = $1 order by d.id for update of d`,
    [reserve_id],
  );
  const due = children.flatMap(({ tell_at }) => tell_at ?? []);
  if (due.length === 0 || due.some((tell_at) => tell_at > now)) return null;
  const { rows } = await tx.query<Omit<StayToNotify, 'children'>>(
    `select r.customer_id, r.reserve_date::text as date, b.name as branch_name
     from reserves r join branches b on b.id = r.branch_id where r.id = $1`,
    [reserve_id],
  );
  return rows[0] ? { ...rows[0], children } : null;
}

/** Marks the current times as notified. */
export async function markAttendanceNotified(tx: Transaction, reserve_id: number): Promise<void> {
  await tx.query(
    `update reserve_details set attendance_tell_at = null, told_arrived_datetime = arrived_datetime,
       told_left_datetime = left_datetime where reserve_id = $1`,
    [reserve_id],
  );
}
