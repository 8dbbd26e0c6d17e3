import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { ShiftHours } from '../../staffing/store/roster.ts';

type OnDay = { branch_id: number; account_id: number; date: TokyoDate };

/** What is written down for a person at a branch that day, by the day or the usual week. */
export async function plannedAt(db: Queryable, { branch_id, account_id, date }: OnDay): Promise<ShiftHours | null> {
  const { rows } = await db.query<ShiftHours>(
    `select to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time, breaks
     from app.written_shifts where branch_id = $1 and account_id = $2 and date = $3`,
    [branch_id, account_id, date],
  );
  return rows[0] ?? null;
}
