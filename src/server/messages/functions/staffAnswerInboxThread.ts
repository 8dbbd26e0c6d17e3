import { inboxStatus } from '../../../domain/codes.ts';
import { implement } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { writeAudit } from '../../store/audit.ts';
import { insertKeyed } from '../../store/keyed-insert.ts';
import { requireThread } from '../inbox-access.ts';
import { lockInboxThread, setInboxThread } from '../store/inbox-threads.ts';

/** An answer by mail: stored with the thread first, sent by a job. The text is in the thread only, not in the audit log. */
export const staffAnswerInboxThread = implement(
  'staffAnswerInboxThread',
  async ({ account, clock, database }, input, acting) => {
    const { inbox_thread_id, subject, body, idempotency_key } = input;
    const content_hash = contentHash(input);
    await database.transaction(clock.now(), async (tx) => {
      const thread = requireThread(account, await lockInboxThread(tx, inbox_thread_id));
      const row = { inbox_thread_id, account_id: account.id, subject, body, idempotency_key, content_hash };
      const answer = await insertKeyed(tx, 'inbox_answers', row);
      if (answer.id === null) return refuseOtherContent(answer.content_hash, content_hash);
      const after = { status: inboxStatus.code.answered, assigned_account_id: account.id };
      await setInboxThread(tx, thread.id, after);
      const change = {
        account: acting,
        branch_id: thread.branch_id ?? account.branch_id,
        table_name: 'inbox_threads',
      } as const;
      await writeAudit(tx, change, thread.id, { status: thread.status }, { status: after.status });
      await enqueue(tx, 'sendInboxAnswer', { inbox_answer_id: answer.id });
    });
    return { status: 'OK', inbox_thread_id };
  },
);
