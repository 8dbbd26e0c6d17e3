import { implement } from '../../callable/context.ts';
import { dropPushSubscription } from '../store/push-subscriptions.ts';

/** Ours: this browser gets no more notifications. Another user's is not touched. */
export const removePushSubscription = implement(
  'removePushSubscription',
  async ({ database, clock, person }, { endpoint }) => {
    await database.transaction(clock.now(), (tx) => dropPushSubscription(tx, person.family_member_id, endpoint));
    return { status: 'OK' };
  },
);
