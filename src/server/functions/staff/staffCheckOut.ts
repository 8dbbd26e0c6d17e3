import { checkOut } from '../../branch-desk/check-out.ts';
import { implement } from '../callable/context.ts';

/** The child leaves: the actual amounts are computed, and charged once the time to undo is over. */
export const staffCheckOut = implement('staffCheckOut', async ({ database, clock, account }, input) => {
  const tap = { now: clock.now(), account, ...input, at: input.at };
  return { status: 'OK', ...(await database.transaction(clock.now(), (tx) => checkOut(tx, tap))) };
});
