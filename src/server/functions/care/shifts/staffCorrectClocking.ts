import { correctClocking } from '../../../branch-desk/roster/clockings.ts';
import { implement } from '../../../callable/context.ts';

/** What was forgotten or pressed by mistake, by a manager with a reason. */
export const staffCorrectClocking = implement('staffCorrectClocking', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  return {
    status: 'OK',
    ...(await database.transaction(now, (tx) => correctClocking(tx, { now, account: acting }, input))),
  };
});
