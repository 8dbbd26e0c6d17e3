import type { Job } from '../../queue/job.ts';
import { checkLineQuota } from '../line-quota-message.ts';

/** Every ten minutes: how much of the month's LINE messages is left. */
export const watchLineQuota: Job<'watchLineQuota'> = async ({ clock, database, gateways }) => {
  const quota = await gateways.lineMessaging.quota();
  await database.transaction(clock.now(), (tx) => checkLineQuota(tx, quota));
};
