import { implement } from '../../callable/context.ts';
import { savePattern } from '../usual-week.ts';

/** The usual week of a branch from a coming date on; families it touches are named first. */
export const staffSavePattern = implement('staffSavePattern', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  return {
    status: 'OK',
    ...(await database.transaction(now, (tx) => savePattern(tx, { now, account: acting }, input))),
  };
});
