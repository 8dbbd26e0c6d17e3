import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { insertHeadquartersMessage } from '../../notifying/store/headquarters-messages.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { lockOwnThread } from '../family-threads.ts';
import { handThread } from '../store/family-threads.ts';

/** Headquarters take over a family's thread; they are only notified that there is one, the note is in the thread alone. */
export const staffHandOverFamilyThread = implement(
  'staffHandOverFamilyThread',
  async ({ account, clock, database }, { family_thread_id, version, note }, acting) => {
    const next = await database.transaction(clock.now(), async (tx) => {
      const thread = await lockOwnThread(tx, account, family_thread_id);
      if (thread.handed_to_headquarters_at !== null) throw new Refusal('transition_refused');
      const edit = {
        account: acting,
        branch_id: thread.branch_id,
        table_name: 'family_threads',
        record_id: thread.id,
        version,
      } as const;
      const after = await editRow(tx, edit, () => handThread(tx, thread.id, { account_id: account.id, note }));
      const headquarters_message_id = await insertHeadquartersMessage(tx, {
        kind: 'familyThreadHanded',
        deduplication_key: `family thread ${thread.id} ${after}`,
        title: 'ご家族とのやりとりが引き継がれました',
        content:
          '園から、ご家族とのメッセージのやりとりが本部へ引き継がれました。申し送りをお読みのうえ、お返事をお願いします。',
        branch_id: thread.branch_id,
        link: `/staff/inbox/families/${thread.id}`,
      });
      if (headquarters_message_id !== null) await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id });
      return after;
    });
    return { status: 'OK', family_thread_id, version: next };
  },
);
