import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { customersToReconcile } from '../store/subscriptions.ts';

/**
 * Daily: every subscription is looked at, so that a webhook which never came is made up for. Each customer is a job of
 * its own; subscription_batch_exclusions are left to staff.
 */
export const reconcileSubscriptions: Job<'reconcileSubscriptions'> = async ({ clock, database }) => {
  await database.transaction(clock.now(), async (tx) => {
    for (const customer_id of await customersToReconcile(tx)) {
      await enqueue(tx, 'syncSubscription', { customer_id }, { key: `syncSubscription-${customer_id}` });
    }
  });
};
