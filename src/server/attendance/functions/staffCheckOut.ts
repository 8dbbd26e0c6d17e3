import { implement } from '../../callable/context.ts';
import { checkOut } from '../check-out.ts';
import { sayingConflict } from '../say-conflict.ts';

/** The child leaves: the actual amounts are computed, and charged once the time to undo is over. */
export const staffCheckOut = implement('staffCheckOut', async ({ database, clock }, input, acting) => {
  const { pick_up_name: name, pick_up_tel: tel, accepted = [], document = null, past_reason = null, ...notice } = input;
  const fetched_by = name === null ? ('usual' as const) : { name, tel };
  const tap = {
    now: clock.now(),
    account: acting,
    ...notice,
    at: input.at,
    fetched_by,
    accepted,
    document,
    past_reason,
  };
  return {
    status: 'OK',
    ...(await database.transaction(clock.now(), (tx) => sayingConflict(tx, tap, () => checkOut(tx, tap)))),
  };
});
