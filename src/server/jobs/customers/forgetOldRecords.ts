import type { Job } from '../../queue/job.ts';
import { deleteOldRecords as forget } from '../../store/upkeep/old-records.ts';

/** Daily: sign-in attempts, ended sessions, used links and handled events do not pile up. */
export const forgetOldRecords: Job<'forgetOldRecords'> = ({ clock, database }) =>
  database.transaction(clock.now(), forget);
