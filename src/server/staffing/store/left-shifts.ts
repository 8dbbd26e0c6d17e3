import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { ShiftHours } from './roster.ts';

/** A shift whose person is absent because they are, or count, at another branch. */
export interface LeftShift extends ShiftHours {
  branch_id: number;
  account_id: number;
  name: string;
  /** Where they are. */
  elsewhere_name: string;
}

/**
 * Shifts of a day, not over yet, of people who are somewhere else: of two shifts at the same time the other one counts
 * (app.planned_shifts), or the person has clocked in at a branch where they were not planned. For one branch or one person.
 */
export async function leftShifts(
  db: Queryable,
  { branch_id, account_id, date }: { branch_id?: number; account_id?: number; date: TokyoDate },
): Promise<LeftShift[]> {
  const { rows } = await db.query<LeftShift>(
    `select w.branch_id, w.account_id, a.name, b.name as elsewhere_name, to_char(w.start_time, 'HH24:MI') as start_time,
       to_char(w.end_time, 'HH24:MI') as end_time, w.breaks
     from app.written_shifts w join accounts a on a.id = w.account_id
     cross join lateral (
       select o.branch_id from app.planned_shifts o
       where o.account_id = w.account_id and o.date = w.date and o.branch_id <> w.branch_id
         and o.start_time < w.end_time and w.start_time < o.end_time
         and not exists (select from app.planned_shifts p
           where p.branch_id = w.branch_id and p.account_id = w.account_id and p.date = w.date)
       union all
       select k.branch_id from staff_clockings k
       where k.account_id = w.account_id and k.date = w.date and k.branch_id <> w.branch_id and k.clock_out_at is null
         and not exists (select from app.written_shifts p
           where p.branch_id = k.branch_id and p.account_id = k.account_id and p.date = k.date)
         and not exists (select from staff_clockings later
           where later.account_id = k.account_id and later.date = k.date and later.clock_in_at > k.clock_in_at)
       limit 1) there
     join branches b on b.id = there.branch_id
     where w.date = $1 and ($2::integer is null or w.branch_id = $2) and ($3::integer is null or w.account_id = $3)
       and (w.date + w.end_time) at time zone 'Asia/Tokyo' > app.now()
     order by w.start_time, a.name, w.branch_id`,
    [date, branch_id ?? null, account_id ?? null],
  );
  return rows;
}

/** Whose the reserves are, for the staff's own screens. */
export async function namesOfReserves(db: Queryable, reserve_ids: readonly number[]): Promise<Map<number, string>> {
  if (reserve_ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: number; name: string }>(
    'select r.id, c.name from reserves r join customers c on c.id = r.customer_id where r.id = any ($1)',
    [reserve_ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
