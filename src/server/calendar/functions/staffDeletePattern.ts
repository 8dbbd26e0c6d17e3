import { implement } from '../../callable/context.ts';
import { removePattern } from '../usual-week.ts';

/** Takes back a usual week that has not begun. */
export const staffDeletePattern = implement('staffDeletePattern', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  return {
    status: 'OK',
    ...(await database.transaction(now, (tx) => removePattern(tx, { now, account: acting }, input))),
  };
});
