import { implement } from '../../callable/context.ts';
import { revokeOwnPass } from '../own-passes.ts';

export const revokePickupPass = implement(
  'revokePickupPass',
  async ({ clock, database, person }, { pickup_pass_id }) => {
    await database.transaction(clock.now(), (tx) => revokeOwnPass(tx, person, pickup_pass_id));
    return { status: 'OK' };
  },
);
