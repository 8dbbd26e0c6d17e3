import { implement } from '../../callable/context.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { notify } from '../../notifying/notify.ts';
import { lockPickupList, pickupListIsLocked } from '../store/pickup-locks.ts';

/** Ours: either guardian stops changes of the pick-up list by one press. Pressed again, it stays as it is. */
export const freezePickupList = implement('freezePickupList', async ({ clock, customer, database, person }) => {
  await database.transaction(clock.now(), async (tx) => {
    await holdCustomer(tx, customer.id);
    if (await pickupListIsLocked(tx, customer.id)) return;
    const id = await lockPickupList(tx, customer.id, person.family_member_id);
    await notify(tx, { customer_id: customer.id, kind: 'pickup_list_frozen', data: {}, occurrence: `freeze-${id}` });
  });
  return { status: 'OK' };
});
