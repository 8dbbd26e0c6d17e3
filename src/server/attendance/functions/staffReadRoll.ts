import { tokyoDateOf } from '../../../domain/time.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { tabletForRoll } from '../../auth/store/tablets.ts';
import { implement, refuse } from '../../callable/context.ts';
import { rollOfToday } from '../store/roll.ts';

/** Health and telephone numbers leave for a device's own memory only where a manager registered it. */
export const staffReadRoll = implement('staffReadRoll', async ({ account, clock, database, tablet_id }) => {
  const now = clock.now();
  const tablet = tablet_id === null ? null : await database.read(now, (db) => tabletForRoll(db, tablet_id));
  if (tablet === null || !mayActIn(account, tablet.branch_id)) return refuse('tablet_needed');
  const rows = await database.read(now, (db) => rollOfToday(db, tablet.branch_id));
  return {
    status: 'OK',
    date: tokyoDateOf(now),
    branch_name: tablet.branch_name,
    branch_address: tablet.branch_address,
    branch_tel: tablet.branch_tel,
    made_at: now.toISOString(),
    children: rows.map((row) => ({
      ...row,
      start_datetime: row.start_datetime.toISOString(),
      end_datetime: row.end_datetime.toISOString(),
      arrived_datetime: row.arrived_datetime?.toISOString() ?? null,
      left_datetime: row.left_datetime?.toISOString() ?? null,
    })),
  };
});
