import type { Job } from '../../queue/job.ts';
import { endHoldThatRanOut, holdsThatRanOut } from '../store/holds.ts';

/** Confirm pages that were left open: their seats are free since the hold ran out, now everybody hears of it. */
export const endSeatHolds: Job<'endSeatHolds'> = async ({ clock, database }) => {
  const now = clock.now();
  for (const id of await database.read(now, holdsThatRanOut)) {
    await database.transaction(now, (tx) => endHoldThatRanOut(tx, id));
  }
};
