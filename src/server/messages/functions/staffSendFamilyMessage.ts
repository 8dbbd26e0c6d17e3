import { accountRole, inboxStatus } from '../../../domain/codes.ts';
import { messageSender } from '../../../domain/messages/message-codes.ts';
import { implement } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { writeAudit } from '../../store/audit.ts';
import { lockOwnThread } from '../family-threads.ts';
import { setAnswered } from '../store/family-threads.ts';
import { writeFamilyMessage } from '../write-message.ts';

/** An answer in the branch's (or headquarters') name; who wrote it is remembered. The text stays out of the audit log. */
export const staffSendFamilyMessage = implement(
  'staffSendFamilyMessage',
  async ({ account, clock, database }, { family_thread_id, ...written }, acting) => {
    const family_message_id = await database.transaction(clock.now(), async (tx) => {
      const thread = await lockOwnThread(tx, account, family_thread_id);
      const { branch, headquarters } = messageSender.code;
      const sender = account.role === accountRole.code.headquarters ? headquarters : branch;
      const writer = { sender, family_member_id: null, account_id: account.id };
      const message = await writeFamilyMessage(tx, thread, writer, written);
      if (message.repeated) return message.family_message_id;
      await setAnswered(tx, thread.id, account.id);
      const change = {
        account: acting,
        branch_id: thread.branch_id,
        table_name: 'family_threads',
      } as const;
      const after = { status: inboxStatus.code.answered };
      await writeAudit(tx, change, thread.id, { status: thread.status }, after);
      await enqueue(tx, 'tellFamilyMessage', { family_message_id: message.family_message_id });
      return message.family_message_id;
    });
    return { status: 'OK', family_message_id };
  },
);
