import { noShow } from '../../branch-desk/attendance.ts';
import { implement } from '../callable/context.ts';

/** Nobody came: the fee of domain-rules "Cancellation" falls due once the time to undo is over. */
export const staffNoShow = implement('staffNoShow', async ({ database, clock, account }, { reserve_id }) => {
  const tap = { now: clock.now(), account, reserve_id };
  return { status: 'OK', ...(await database.transaction(clock.now(), (tx) => noShow(tx, tap))) };
});
