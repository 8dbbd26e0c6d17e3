import { headquartersId } from '../branches/store/branches.ts';
import { insertBranchMessage } from '../notifying/store/branch-messages.ts';
import { insertHeadquartersMessage } from '../notifying/store/headquarters-messages.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';

const title = '重大事故の報告があります';
const text = '重大事故の報告書が書かれました。当日中に第1報が必要です。スタッフ画面で内容をご確認ください。';

/** Headquarters hear of a serious incident at once. Neither the child nor what happened to it is in the message. */
export async function notifyOfSeriousIncident(
  tx: Transaction,
  { id, branch_id }: { id: number; branch_id: number },
): Promise<void> {
  const deduplication_key = `incident ${id}`;
  const headquarters_message_id = await insertHeadquartersMessage(tx, {
    kind: 'seriousIncident',
    deduplication_key,
    title,
    content: text,
    branch_id,
    link: `/staff/incidents/${id}`,
  });
  if (headquarters_message_id === null) return;
  await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id });
  const headquarters = await headquartersId(tx);
  if (headquarters === null) return;
  const body = `[info][title]${title}[/title]${text}[/info]`;
  await insertBranchMessage(tx, { branch_id: headquarters, deduplication_key, body });
}
