import { statusAfterInboxStep } from '../../../domain/messages/inbox-steps.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { lockOwnThread } from '../family-threads.ts';
import { setFamilyThread } from '../store/family-threads.ts';

/** Staff take the thread, give it back, close or reopen it. */
export const staffSetFamilyThread = implement(
  'staffSetFamilyThread',
  async ({ account, clock, database }, { family_thread_id, version, step }, acting) => {
    const next = await database.transaction(clock.now(), async (tx) => {
      const thread = await lockOwnThread(tx, account, family_thread_id);
      const status = statusAfterInboxStep(thread.status, step);
      if (status === null) throw new Refusal('transition_refused');
      const assigned_account_id =
        step === 'release' ? null : step === 'close' ? thread.assigned_account_id : account.id;
      const edit = {
        account: acting,
        branch_id: thread.branch_id,
        table_name: 'family_threads',
        record_id: thread.id,
        version,
      } as const;
      return editRow(tx, edit, () => setFamilyThread(tx, thread.id, { status, assigned_account_id }));
    });
    return { status: 'OK', family_thread_id, version: next };
  },
);
