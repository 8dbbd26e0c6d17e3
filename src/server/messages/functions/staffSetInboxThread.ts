import { statusAfterInboxStep } from '../../../domain/messages/inbox-steps.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { requireThread } from '../inbox-access.ts';
import { lockInboxThread, setInboxThread } from '../store/inbox-threads.ts';

/** Staff take a thread, give it back, close or reopen it. */
export const staffSetInboxThread = implement(
  'staffSetInboxThread',
  async ({ account, clock, database }, { inbox_thread_id, version, step }, acting) => {
    const next = await database.transaction(clock.now(), async (tx) => {
      const thread = requireThread(account, await lockInboxThread(tx, inbox_thread_id));
      const status = statusAfterInboxStep(thread.status, step);
      if (status === null) throw new Refusal('transition_refused');
      const assigned_account_id =
        step === 'release' ? null : step === 'close' ? thread.assigned_account_id : account.id;
      const edit = {
        account: acting,
        branch_id: thread.branch_id ?? account.branch_id,
        table_name: 'inbox_threads',
        record_id: thread.id,
        version,
      } as const;
      return editRow(tx, edit, () => setInboxThread(tx, thread.id, { status, assigned_account_id }));
    });
    return { status: 'OK', inbox_thread_id, version: next };
  },
);
