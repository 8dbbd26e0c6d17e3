import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { retryJob } from '../store/failed-jobs.ts';

/** A job that failed is run again at once. Jobs find out for themselves whether they are still needed. */
export const headquartersRetryJob = implement(
  'headquartersRetryJob',
  async ({ account, clock, database }, { job_id }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const job = await retryJob(tx, job_id);
      if (job === null) throw new Refusal('job_not_failed');
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'jobs',
        reason: job.task,
      } as const;
      await writeAudit(tx, change, job_id, null, null);
    });
    return { status: 'OK' };
  },
);
