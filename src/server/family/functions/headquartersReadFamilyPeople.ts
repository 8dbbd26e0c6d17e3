import { implement, Refusal } from '../../callable/context.ts';
import { customerById } from '../../membership/store/customers.ts';
import { peopleOfFamily } from '../store/members.ts';
import { pickupLockedSince } from '../store/pickup-locks.ts';
import { disputedPeople } from '../store/standings.ts';

/** Ours: the people of a family, with what is hidden from whom. */
export const headquartersReadFamilyPeople = implement(
  'headquartersReadFamilyPeople',
  async ({ clock, database }, { customer_id }) => {
    const { people, disputed, frozen_at } = await database.read(clock.now(), async (db) => {
      if ((await customerById(db, customer_id)) === null) throw new Refusal('not_found');
      return {
        people: await peopleOfFamily(db, customer_id),
        disputed: await disputedPeople(db, customer_id),
        frozen_at: await pickupLockedSince(db, customer_id),
      };
    });
    return {
      status: 'OK',
      people: people.map((person) => ({ ...person, created_at: person.created_at.toISOString() })),
      disputed: disputed.map((person) => ({ ...person, disputed_at: person.disputed_at.toISOString() })),
      frozen_at: frozen_at?.toISOString() ?? null,
    };
  },
);
