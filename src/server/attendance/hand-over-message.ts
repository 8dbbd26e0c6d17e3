import { headquartersId } from '../branches/store/branches.ts';
import { insertBranchMessage } from '../notifying/store/branch-messages.ts';
import { insertHeadquartersMessage } from '../notifying/store/headquarters-messages.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';

const title = '【至急】お引き渡しを確認してください';
const text =
  '接続のない間に、お引き渡しできない方へのお引き渡しが記録されました。すぐにスタッフ画面の「今日」を確認し、ご家庭へお電話ください。';

/** Alerts branch and headquarters when a child left with a person the door refuses. Names stay on the screen. */
export async function notifyOfRefusedHandOver(
  tx: Transaction,
  { id, branch_id, reserve_id }: { id: number; branch_id: number; reserve_id: number },
): Promise<void> {
  const deduplication_key = `hand over ${id}`;
  const body = `[info][title]${title}[/title]${text}[/info]`;
  const headquarters_message_id = await insertHeadquartersMessage(tx, {
    kind: 'refusedHandOver',
    deduplication_key,
    title,
    content: text,
    branch_id,
    link: `/staff/reserves/${reserve_id}`,
  });
  if (headquarters_message_id === null) return;
  await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id });
  await insertBranchMessage(tx, { branch_id, deduplication_key, body });
  const headquarters = await headquartersId(tx);
  if (headquarters === null || headquarters === branch_id) return;
  await insertBranchMessage(tx, { branch_id: headquarters, deduplication_key: `${deduplication_key} honbu`, body });
}
