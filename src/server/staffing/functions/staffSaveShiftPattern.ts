import { implement } from '../../callable/context.ts';
import { saveShiftPattern } from '../change-shifts.ts';

/** A usual week from a day on; families it leaves without staff are named first. */
export const staffSaveShiftPattern = implement('staffSaveShiftPattern', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  const changing = { now, account: acting, confirmed: input.confirmed_flag === 1 };
  return { status: 'OK', ...(await database.transaction(now, (tx) => saveShiftPattern(tx, changing, input))) };
});
