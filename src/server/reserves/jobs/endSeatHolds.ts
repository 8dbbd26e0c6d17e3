import type { Job } from '../../queue/job.ts';
import { endHoldThatRanOut, holdsThatRanOut } from '../store/holds.ts';

/** Abandoned confirm pages: their seats are free since the hold expired; this announces it to boards and waitlist. */
export const endSeatHolds: Job<'endSeatHolds'> = async ({ clock, database }) => {
  const now = clock.now();
  for (const id of await database.read(now, holdsThatRanOut)) {
    await database.transaction(now, (tx) => endHoldThatRanOut(tx, id));
  }
};
