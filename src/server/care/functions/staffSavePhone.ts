import { implement, refuse } from '../../callable/context.ts';
import { storePhone } from '../store/sleep-watch.ts';

/** This phone is called when a look at a sleeping child is overdue. Only the known push services are written to. */
export const staffSavePhone = implement('staffSavePhone', async ({ clock, database, gateways, uid }, phone) => {
  if (!gateways.webPush.on || !gateways.webPush.mayReach(phone.endpoint)) return refuse('push_unsupported');
  await database.transaction(clock.now(), (tx) => storePhone(tx, uid, phone));
  return { status: 'OK' };
});
