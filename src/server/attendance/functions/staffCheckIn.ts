import { implement } from '../../callable/context.ts';
import { checkIn } from '../check-in.ts';
import { sayingConflict } from '../say-conflict.ts';

/** One tap at the door; a second tap, or the same one sent again, changes nothing. */
export const staffCheckIn = implement('staffCheckIn', async ({ database, clock }, input, acting) => {
  const { temperature = null, accepted = [] } = input;
  const tap = { now: clock.now(), account: acting, ...input, at: input.at, temperature, accepted };
  return {
    status: 'OK',
    ...(await database.transaction(clock.now(), (tx) => sayingConflict(tx, tap, () => checkIn(tx, tap)))),
  };
});
