import { type DayNumbers, emptyDay } from '../../../domain/attendance/day-numbers.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

export async function dayNumbers(db: Queryable, branch_id: number, date: TokyoDate): Promise<DayNumbers> {
  const { rows } = await db.query<DayNumbers>(
    `select reserves, children, visits, "left", no_shows, cancelled, usage_amount, cancel_amount, refund_amount, written_off_amount
     from view_branch_day_numbers where branch_id = $1 and date = $2`,
    [branch_id, date],
  );
  return rows[0] ?? emptyDay;
}

/** Which day an entry belongs to. */
export async function reportEntry(db: Queryable, id: number) {
  const { rows } = await db.query<{ branch_id: number; date: TokyoDate }>(
    'select branch_id, date::text as date from daily_reports where id = $1',
    [id],
  );
  return rows[0] ?? null;
}
