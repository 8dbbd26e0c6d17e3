import { implement } from '../../callable/context.ts';
import { clockIn } from '../clockings.ts';

/** 出勤する: one touch after the PIN. */
export const staffClockIn = implement('staffClockIn', async ({ clock, database, tablet_id }, { branch_id }, acting) => {
  const now = clock.now();
  const pressing = { now, account: acting, tablet_id, branch_id };
  const { staff_clocking_id, clock_in_at } = await database.transaction(now, (tx) => clockIn(tx, pressing));
  return { status: 'OK', staff_clocking_id, clock_in_at: clock_in_at.toISOString() };
});
