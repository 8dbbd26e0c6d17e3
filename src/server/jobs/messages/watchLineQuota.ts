import { followLineQuota } from '../../notifying/line-quota-message.ts';
import type { Job } from '../../queue/job.ts';

/** Every ten minutes: how much of the month's LINE messages is left. */
export const watchLineQuota: Job<'watchLineQuota'> = async ({ clock, database, gateways }) => {
  const told = await gateways.lineMessaging.quota();
  await database.transaction(clock.now(), (tx) => followLineQuota(tx, told));
};
