import { implement } from '../../callable/context.ts';
import { issuePass } from '../own-passes.ts';

/** Anyone who is not on the family's list can have none. */
export const issuePickupPass = implement(
  'issuePickupPass',
  async ({ clock, config, database, person }, { reserve_id, pickup_person_id, child_ids, renew_flag }) => {
    const asker = { now: clock.now(), key: config.AUTH_SIGNING_KEY, person };
    const input = { reserve_id, pickup_person_id, child_ids, renew: renew_flag === 1 };
    return { status: 'OK', ...(await database.transaction(asker.now, (tx) => issuePass(tx, asker, input))) };
  },
);
