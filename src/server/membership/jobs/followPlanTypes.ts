import type { Job } from '../../queue/job.ts';
import { syncPlansOfToday } from '../store/plan-type-histories.ts';

/** A plan agreed for the next period becomes the customer's plan on its first day. */
export const followPlanTypes: Job<'followPlanTypes'> = async ({ clock, database }) => {
  await database.transaction(clock.now(), syncPlansOfToday);
};
