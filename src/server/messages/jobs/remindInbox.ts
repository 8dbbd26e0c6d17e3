import { tokyoDateOf } from '../../../domain/time.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import type { Job } from '../../queue/job.ts';
import { branchesToRemind } from '../store/inbox-threads.ts';
import { branchesWithWaitingFamilies } from '../store/message-notices.ts';

/** Once per day and branch: someone has waited too long for an answer. Names stay out of the room. */
export const remindInbox: Job<'remindInbox'> = async ({ clock, database }) => {
  const today = tokyoDateOf(clock.now());
  await database.transaction(clock.now(), async (tx) => {
    for (const { branch_id, waiting } of await branchesToRemind(tx)) {
      const body = `[info][title]返信を待っている方がいます[/title]${waiting}件のお問い合わせに、まだ返信していません。\n管理画面の「お問い合わせ」をご確認ください。[/info]`;
      await insertBranchMessage(tx, { branch_id, deduplication_key: `inbox ${branch_id} ${today}`, body });
    }
    for (const { branch_id, waiting } of await branchesWithWaitingFamilies(tx)) {
      const body = `[info][title]お返事を待っているご家族がいます[/title]${waiting}件のメッセージに、まだお返事していません。\n管理画面の「問い合わせ」の「ご家族」をご確認ください。[/info]`;
      await insertBranchMessage(tx, { branch_id, deduplication_key: `family messages ${branch_id} ${today}`, body });
    }
  });
};
