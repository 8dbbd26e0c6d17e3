import type { Job } from '../../queue/job.ts';
import { mergeChangesOfSeats } from '../store/seat-changes.ts';

/** Each hour: what came in since becomes one row a minute again, so that calendars stay as quick to read. */
export const mergeSeatChanges: Job<'mergeSeatChanges'> = async ({ clock, database }) => {
  await database.transaction(clock.now(), mergeChangesOfSeats);
};
