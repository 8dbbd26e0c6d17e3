import { implement } from '../../callable/context.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { notify } from '../../notifying/notify.ts';
import { agreeToEnd, liftPickupLock, openPickupLock } from '../store/pickup-locks.ts';

/** Ours: a guardian agrees to the end of the freeze. */
export const agreeToPickupList = implement('agreeToPickupList', async ({ clock, customer, database, person }) => {
  const lifted_flag = await database.transaction(clock.now(), async (tx) => {
    await holdCustomer(tx, customer.id);
    const id = await openPickupLock(tx, customer.id);
    if (id === null) return true;
    if (!(await agreeToEnd(tx, id, person.family_member_id))) return false;
    await liftPickupLock(tx, id, null);
    await notify(tx, { customer_id: customer.id, kind: 'pickup_list_opened', data: {}, occurrence: `freeze-${id}` });
    return true;
  });
  return { status: 'OK', lifted_flag };
});
