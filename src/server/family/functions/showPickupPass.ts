import { implement } from '../../callable/context.ts';
import { showOwnPass } from '../own-passes.ts';

export const showPickupPass = implement(
  'showPickupPass',
  async ({ clock, config, database, person }, { pickup_pass_id }) => {
    const asker = { now: clock.now(), key: config.AUTH_SIGNING_KEY, person };
    return { status: 'OK', ...(await database.read(asker.now, (db) => showOwnPass(db, asker, pickup_pass_id))) };
  },
);
