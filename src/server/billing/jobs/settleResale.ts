import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { daysToRefundFees } from '../store/fee-refunds.ts';

/** Every past day of a branch with fees not counted yet: one job each. */
export const settleResale: Job<'settleResale'> = async ({ database, clock }) => {
  await database.transaction(clock.now(), async (tx) => {
    for (const { branch_id, date } of await daysToRefundFees(tx))
      await enqueue(tx, 'giveBackFees', { branch_id, date }, { key: `give back ${branch_id} ${date}` });
  });
};
