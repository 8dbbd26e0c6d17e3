import type { Job } from '../../queue/job.ts';
import { refundFeesOf } from '../resale/refund-fees.ts';

/** The fees of one branch's day that is over. */
export const giveBackFees: Job<'giveBackFees'> = async ({ database, clock }, day) => {
  await database.transaction(clock.now(), (tx) => refundFeesOf(tx, day));
};
