import { forgetOldRecords as forget } from '../store/old-records.ts';
import type { Job } from './job.ts';

/** Daily: sign-in attempts, ended sessions, used links and handled events do not pile up. */
export const forgetOldRecords: Job<'forgetOldRecords'> = ({ clock, database }) =>
  database.transaction(clock.now(), forget);
