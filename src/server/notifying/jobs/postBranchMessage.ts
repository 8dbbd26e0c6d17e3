import { ChatworkPause } from '../../gateways/chatwork.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { type BranchMessage, branchMessage, setBranchMessageStatus } from '../store/branch-messages.ts';

/**
 * Chatwork has no idempotency key. The row is marked 'sending' before the call; if an attempt finds that mark, an
 * earlier one may have arrived (answer lost, process ended), so the room's last messages are searched for the row's
 * number first. A duplicate is then possible only if more than 100 messages were posted to the room in between.
 */
export const postBranchMessage: Job<'postBranchMessage'> = async (services, { branch_message_id }) => {
  const { clock, database, gateways } = services;
  const message = await database.read(clock.now(), (db) => branchMessage(db, branch_message_id));
  if (message === null || message.status === 'sent' || message.status === 'skipped') return;
  const mark = (status: BranchMessage['status'], arrived: string | null = null) =>
    database.transaction(clock.now(), (tx) => setBranchMessageStatus(tx, message.id, status, arrived));
  const room = message.chatwork_room_id;
  const { chatwork } = gateways;
  if (room === null || chatwork === null) return mark('skipped');
  const text = `${message.body.replaceAll('{site}', services.config.PUBLIC_URL)}\n(通知番号 ${message.id})`;
  if (message.status === 'sending') {
    const arrived = await chatwork.find(room, text);
    if (arrived !== null) return mark('sent', arrived);
  }
  await mark('sending');
  try {
    await mark('sent', await chatwork.post(room, text));
  } catch (error) {
    if (!(error instanceof ChatworkPause)) throw error;
    // Being rate-limited is not a failure: the message goes back into the queue with all its attempts.
    const minutes = Math.max(1, Math.ceil(error.seconds / 60));
    await database.transaction(clock.now(), async (tx) => {
      await setBranchMessageStatus(tx, message.id, 'waiting');
      await enqueue(tx, 'postBranchMessage', { branch_message_id }, { minutes });
    });
  }
};
