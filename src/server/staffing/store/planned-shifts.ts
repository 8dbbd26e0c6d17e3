import type { PlannedShift } from '../../../domain/staffing/ratio.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

/** Who is planned at a branch that day, without names: how many are there is what seats are counted by. */
export async function plannedShifts(db: Queryable, branch_id: number, day: TokyoDate): Promise<PlannedShift[]> {
  const { rows } = await db.query<PlannedShift>(
    `select start_time, end_time, breaks from app.planned_shifts where branch_id = $1 and date = $2
     order by start_time, end_time`,
    [branch_id, day],
  );
  return rows;
}
