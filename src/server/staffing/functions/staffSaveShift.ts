import { implement } from '../../callable/context.ts';
import { saveShift } from '../change-shifts.ts';

/** A single day's shift, or a day off; families it leaves without staff are named first. */
export const staffSaveShift = implement('staffSaveShift', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  const changing = { now, account: acting, confirmed: input.confirmed_flag === 1 };
  return { status: 'OK', ...(await database.transaction(now, (tx) => saveShift(tx, changing, input))) };
});
