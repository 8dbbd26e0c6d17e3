import { implement, Refusal } from '../../callable/context.ts';
import { holdCustomer } from '../../membership/store/customer-standing.ts';
import { listedPickupPerson } from '../store/pickup-people.ts';
import { confirmDisputed } from '../store/standings.ts';

/** Ours: the other guardian vouches for a person listed by a member who was hidden or removed. Idempotent. */
export const confirmPickupPerson = implement(
  'confirmPickupPerson',
  async ({ clock, customer, database, person }, { pickup_person_id }) => {
    await database.transaction(clock.now(), async (tx) => {
      await holdCustomer(tx, customer.id);
      const known = await listedPickupPerson(tx, customer.id, pickup_person_id, 'for update');
      if (known === null) throw new Refusal('not_found');
      // A guardian to whom the family is shown again cannot confirm the people they listed themselves.
      if (known.added_member_id === person.family_member_id) throw new Refusal('ask_headquarters');
      await confirmDisputed(tx, known.id, person.family_member_id);
    });
    return { status: 'OK' };
  },
);
