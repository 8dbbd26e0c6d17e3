import type { Job } from '../../queue/job.ts';
import { endExpiredHolds } from '../../store/seats/holds.ts';

/** Confirm pages that were left open: their seats are free since the hold ran out, now everybody hears of it. */
export const endSeatHolds: Job<'endSeatHolds'> = async ({ clock, database }) => {
  await database.transaction(clock.now(), endExpiredHolds);
};
