import { implement } from '../../callable/context.ts';
import { markThreadRead, threadsAt } from '../store/family-threads.ts';

/** How far this guardian has read; the branch sees that someone in the family did. */
export const readFamilyThread = implement(
  'readFamilyThread',
  async ({ clock, database, customer, person }, { branch_id, family_message_id }) => {
    await database.transaction(clock.now(), async (tx) => {
      for (const id of await threadsAt(tx, customer.id, branch_id)) {
        await markThreadRead(tx, id, person.family_member_id, family_message_id);
      }
    });
    return { status: 'OK' };
  },
);
