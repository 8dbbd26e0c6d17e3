import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { daysToRefundFees } from '../store/fee-refunds.ts';

/** Every branch's day that is over and has fees nobody has counted: each by a job of its own. */
export const settleResale: Job<'settleResale'> = async ({ database, clock }) => {
  await database.transaction(clock.now(), async (tx) => {
    for (const { branch_id, date } of await daysToRefundFees(tx))
      await enqueue(tx, 'giveBackFees', { branch_id, date }, { key: `give back ${branch_id} ${date}` });
  });
};
