import { implement, Refusal } from '../../callable/context.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { listedPickupPerson, takeOffPickupList } from '../store/pickup-people.ts';

/** Ours: takes a person off the list at once, frozen or not. */
export const removePickupPerson = implement(
  'removePickupPerson',
  async ({ clock, customer, database }, { pickup_person_id }) => {
    const reserve_ids = await database.transaction(clock.now(), async (tx) => {
      await holdCustomer(tx, customer.id);
      const known = await listedPickupPerson(tx, customer.id, pickup_person_id, 'for update');
      if (known === null) throw new Refusal('not_found');
      return takeOffPickupList(tx, known.id);
    });
    return { status: 'OK', reserve_ids };
  },
);
