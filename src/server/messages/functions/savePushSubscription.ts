import { implement, refuse } from '../../callable/context.ts';
import { storePushSubscription } from '../store/push-subscriptions.ts';

/** Ours: this browser also shows the person's messages. Only the known push services are written to. */
export const savePushSubscription = implement(
  'savePushSubscription',
  async ({ database, clock, gateways, person }, device) => {
    if (!gateways.webPush.on || !gateways.webPush.mayReach(device.endpoint)) return refuse('push_unsupported');
    await database.transaction(clock.now(), (tx) => storePushSubscription(tx, person.family_member_id, device));
    return { status: 'OK' };
  },
);
