import { implement } from '../../callable/context.ts';
import { removeShift } from '../change-shifts.ts';

/** The day follows the usual week again; families it leaves without staff are named first. */
export const staffRemoveShift = implement('staffRemoveShift', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  const changing = { now, account: acting, confirmed: input.confirmed_flag === 1 };
  return { status: 'OK', ...(await database.transaction(now, (tx) => removeShift(tx, changing, input))) };
});
