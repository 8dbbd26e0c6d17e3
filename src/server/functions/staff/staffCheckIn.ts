import { checkIn } from '../../branch-desk/attendance.ts';
import { implement } from '../callable/context.ts';

/** One tap at the door; a second tap, or the same one sent again, changes nothing. */
export const staffCheckIn = implement('staffCheckIn', async ({ database, clock, account }, input) => {
  const tap = { now: clock.now(), account, reserve_id: input.reserve_id, at: input.at };
  return { status: 'OK', ...(await database.transaction(clock.now(), (tx) => checkIn(tx, tap))) };
});
