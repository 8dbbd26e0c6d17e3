import { branchMessage, setBranchMessageStatus } from '../store/branch-messages.ts';
import type { Job } from './job.ts';

/**
 * Chatwork has no idempotency key. The row is marked 'sending' before the call; if an attempt finds that mark, an
 * earlier one may have arrived (answer lost, process ended), so the room's last messages are searched for the row's
 * number first. A duplicate is then possible only if more than 100 messages were posted to the room in between.
 */
export const postBranchMessage: Job<'postBranchMessage'> = async ({ database, gateways }, { branch_message_id }) => {
  const { pool } = database;
  const message = await branchMessage(pool, branch_message_id);
  if (message === null || message.status === 'sent' || message.status === 'skipped') return;
  const room = message.chatwork_room_id;
  if (room === null) return setBranchMessageStatus(pool, message.id, 'skipped');
  const text = `${message.body}\n(通知番号 ${message.id})`;
  if (message.status === 'sending') {
    const arrived = await gateways.chatwork.find(room, text);
    if (arrived !== null) return setBranchMessageStatus(pool, message.id, 'sent', arrived);
  }
  await setBranchMessageStatus(pool, message.id, 'sending');
  const message_id = await gateways.chatwork.post(room, text);
  await setBranchMessageStatus(pool, message.id, 'sent', message_id);
};
