import { Refusal } from '../../contract/refusal.ts';
import type { MessageSender } from '../../domain/messages/message-codes.ts';
import { lockUnusedFile } from '../files/store/files.ts';
import type { Transaction } from '../postgres/database.ts';
import { contentHash, refuseOtherContent } from '../same-content.ts';
import {
  attachFile,
  type FamilyThread,
  insertFamilyMessage,
  markThreadRead,
  messageByKey,
} from './store/family-threads.ts';

interface Written {
  body: string;
  file_keys: readonly string[];
  idempotency_key: string;
}
interface Writer {
  sender: MessageSender;
  family_member_id: number | null;
  account_id: number | null;
}

/**
 * One message with its photos, once per key; writing marks everything above as read. `repeated`: it existed
 * before, and no one is notified again. The caller holds the thread's lock.
 */
export async function writeFamilyMessage(
  tx: Transaction,
  thread: FamilyThread,
  writer: Writer,
  written: Written,
): Promise<{ family_message_id: number; repeated: boolean }> {
  const { body, file_keys, idempotency_key } = written;
  const content_hash = contentHash({ body, file_keys, family_thread_id: thread.id });
  const known = await messageByKey(tx, idempotency_key);
  if (known !== null) {
    refuseOtherContent(known.content_hash, content_hash);
    return { family_message_id: known.id, repeated: true };
  }
  const row = { family_thread_id: thread.id, ...writer, body, idempotency_key, content_hash };
  const family_message_id = await insertFamilyMessage(tx, row);
  for (const [index, key] of file_keys.entries()) {
    await attachFile(tx, family_message_id, await photoOf(tx, key, thread, writer), index + 1);
  }
  await markThreadRead(tx, thread.id, writer.family_member_id, family_message_id);
  return { family_message_id, repeated: false };
}

/** A photo just uploaded by the same side; treat anyone else's as missing. */
async function photoOf(tx: Transaction, key: string, thread: FamilyThread, { account_id }: Writer): Promise<number> {
  const file = await lockUnusedFile(tx, key);
  const own =
    account_id === null
      ? file?.customer_id === thread.customer_id
      : file?.customer_id === null && file.branch_id === thread.branch_id;
  if (file === null || file.purpose !== 'message_photo' || !own) throw new Refusal('file_gone');
  return file.id;
}
