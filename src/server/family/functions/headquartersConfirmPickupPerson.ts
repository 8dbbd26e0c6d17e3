import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { lockPickupPerson } from '../store/pickup-people.ts';
import { confirmDisputed } from '../store/standings.ts';

/** Ours: headquarters confirm a person on a family's list who was added by a member since hidden or removed. */
export const headquartersConfirmPickupPerson = implement(
  'headquartersConfirmPickupPerson',
  async ({ account, clock, database }, { pickup_person_id, version, reason }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const known = await lockPickupPerson(tx, pickup_person_id);
      if (known === null) throw new Refusal('not_found');
      const edit = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'pickup_people',
        record_id: known.id,
        version,
        reason,
      } as const;
      await editRow(tx, edit, () => confirmDisputed(tx, known.id, null));
    });
    return { status: 'OK' };
  },
);
