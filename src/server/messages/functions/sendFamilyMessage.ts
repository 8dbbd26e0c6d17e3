import { inboxStatus } from '../../../domain/codes.ts';
import { messageSender } from '../../../domain/messages/message-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import { awaitAnswer, lockThreadOf, mayWriteTo } from '../store/family-threads.ts';
import { writeFamilyMessage } from '../write-message.ts';

const { unread } = inboxStatus.code;

/** A guardian writes to a branch. The branch's room hears that there is something, never what. */
export const sendFamilyMessage = implement(
  'sendFamilyMessage',
  async ({ clock, database, customer, person }, { branch_id, ...written }) => {
    const family_message_id = await database.transaction(clock.now(), async (tx) => {
      if (!(await mayWriteTo(tx, customer.id, branch_id))) throw new Refusal('not_found');
      const thread = await lockThreadOf(tx, customer.id, branch_id);
      const writer = {
        sender: messageSender.code.family,
        family_member_id: person.family_member_id,
        account_id: null,
      };
      const message = await writeFamilyMessage(tx, thread, writer, written);
      if (message.repeated) return message.family_message_id;
      await awaitAnswer(tx, thread.id);
      // Only once until the thread is read: a family that writes three lines rings once.
      if (thread.status !== unread) {
        const deduplication_key = `family message ${message.family_message_id}`;
        const body =
          '[info][title]ご家族からメッセージが届いています[/title]管理画面の「問い合わせ」の「ご家族」をご確認ください。[/info]';
        await insertBranchMessage(tx, { branch_id, deduplication_key, body });
      }
      return message.family_message_id;
    });
    return { status: 'OK', family_message_id };
  },
);
