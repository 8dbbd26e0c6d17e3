import type { Job } from '../../queue/job.ts';
import { giveBackFeesOf } from '../resale/give-back-fees.ts';

/** The fees of one branch's day that is over. */
export const giveBackFees: Job<'giveBackFees'> = async ({ database, clock }, day) => {
  await database.transaction(clock.now(), (tx) => giveBackFeesOf(tx, day));
};
