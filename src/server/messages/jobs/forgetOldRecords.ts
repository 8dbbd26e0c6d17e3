import { deleteOldRecords } from '../../membership/store/old-records.ts';
import type { Job } from '../../queue/job.ts';
import { deleteOldThreads } from '../store/inbox-threads.ts';
import { deleteOldFamilyMessages } from '../store/message-notices.ts';

/** Daily: sign-in attempts, ended sessions, used links, handled events and closed threads do not pile up. */
export const forgetOldRecords: Job<'forgetOldRecords'> = ({ clock, database }) =>
  database.transaction(clock.now(), async (tx) => {
    await deleteOldRecords(tx);
    await deleteOldThreads(tx);
    await deleteOldFamilyMessages(tx);
  });
