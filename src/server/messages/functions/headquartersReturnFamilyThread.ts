import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { lockOwnThread } from '../family-threads.ts';
import { handThread } from '../store/family-threads.ts';

/** The branch goes on with its family. */
export const headquartersReturnFamilyThread = implement(
  'headquartersReturnFamilyThread',
  async ({ account, clock, database }, { family_thread_id, version }, acting) => {
    const next = await database.transaction(clock.now(), async (tx) => {
      const thread = await lockOwnThread(tx, account, family_thread_id);
      if (thread.handed_to_headquarters_at === null) throw new Refusal('transition_refused');
      const edit = {
        account: acting,
        branch_id: thread.branch_id,
        table_name: 'family_threads',
        record_id: thread.id,
        version,
      } as const;
      return editRow(tx, edit, () => handThread(tx, thread.id, null));
    });
    return { status: 'OK', family_thread_id, version: next };
  },
);
