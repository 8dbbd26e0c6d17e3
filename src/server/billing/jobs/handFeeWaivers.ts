import { insertHeadquartersMessage } from '../../notifying/store/headquarters-messages.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { handOverdueWaivers } from '../../reserves/store/fee-waivers.ts';

/** Passes fee waiver requests the branch left unanswered to headquarters. Nothing is charged until one is answered. */
export const handFeeWaivers: Job<'handFeeWaivers'> = async ({ database, clock }) => {
  await database.transaction(clock.now(), async (tx) => {
    for (const { id, branch_id, branch_name, reserve_id } of await handOverdueWaivers(tx)) {
      const headquarters_message_id = await insertHeadquartersMessage(tx, {
        kind: 'feeWaiverWaiting',
        deduplication_key: `fee waiver ${id}`,
        title: '免除の申請に、園の回答がありません',
        content: `${branch_name}の免除の申請(予約番号 ${reserve_id})に、期限までに園長の回答がありませんでした。本部で回答をお願いします。回答するまで、請求はしません。`,
        branch_id,
        link: '/staff/childcares/waivers',
      });
      if (headquarters_message_id !== null) await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id });
    }
  });
};
