import { correctClocking } from '../../../branch-desk/roster/clockings.ts';
import { implement } from '../../callable/context.ts';

/** What was forgotten or pressed by mistake, by a manager with a reason. */
export const staffCorrectClocking = implement('staffCorrectClocking', async ({ account, clock, database }, input) => {
  const now = clock.now();
  return { status: 'OK', ...(await database.transaction(now, (tx) => correctClocking(tx, { now, account }, input))) };
});
