import { implement } from '../../callable/context.ts';
import { clockOut } from '../clockings.ts';

/** 退勤する. */
export const staffClockOut = implement(
  'staffClockOut',
  async ({ clock, database, tablet_id }, { branch_id }, acting) => {
    const now = clock.now();
    const pressing = { now, account: acting, tablet_id, branch_id };
    const { staff_clocking_id, clock_out_at } = await database.transaction(now, (tx) => clockOut(tx, pressing));
    return { status: 'OK', staff_clocking_id, clock_out_at: clock_out_at.toISOString() };
  },
);
