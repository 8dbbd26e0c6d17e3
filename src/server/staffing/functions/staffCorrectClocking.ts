import { implement } from '../../callable/context.ts';
import { correctClocking } from '../clockings.ts';

/** What was forgotten or pressed by mistake, by a manager with a reason. */
export const staffCorrectClocking = implement('staffCorrectClocking', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  return {
    status: 'OK',
    ...(await database.transaction(now, (tx) => correctClocking(tx, { now, account: acting }, input))),
  };
});
