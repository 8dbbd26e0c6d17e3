import { implement } from '../../callable/context.ts';
import { removeShiftPattern } from '../change-shifts.ts';

/** A usual week that is not to begin; families it leaves without staff are named first. */
export const staffRemoveShiftPattern = implement(
  'staffRemoveShiftPattern',
  async ({ clock, database }, input, acting) => {
    const now = clock.now();
    const changing = { now, account: acting, confirmed: input.confirmed_flag === 1 };
    return { status: 'OK', ...(await database.transaction(now, (tx) => removeShiftPattern(tx, changing, input))) };
  },
);
