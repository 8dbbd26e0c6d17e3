import type { Queryable, Transaction } from '../../postgres/database.ts';

type FailedJob = {
  id: number;
  task: string;
  attempts: number;
  /** No further attempt by itself. */
  given_up: boolean;
  next_at: Date | null;
  failed_at: Date;
  problem: string;
};

/** As many as a person can look through; the newest failures first. Sweeps come back every minute and are not retried. */
const shown = 50;

/** Jobs that were given up, or failed again and again (as jobFigures counts them). Of the error its first line. */
export async function failedJobs(db: Queryable): Promise<FailedJob[]> {
  const { rows } = await db.query<FailedJob>(
    `select id, task_identifier as task, attempts, attempts >= max_attempts as given_up,
       case when attempts < max_attempts then run_at end as next_at, updated_at as failed_at,
       left(split_part(coalesce(last_error, ''), E'\\n', 1), 200) as problem
     from graphile_worker.jobs
     where last_error is not null and max_attempts > 1 and attempts >= least(5, max_attempts) and locked_at is null
     order by updated_at desc limit ${shown}`,
  );
  return rows;
}

/** To be run at once, with all its attempts before it; null where it has been done or is being done. */
export async function retryJob(tx: Transaction, id: number): Promise<{ task: string } | null> {
  const { rows } = await tx.query<{ task: string }>(
    `select j.task_identifier as task from graphile_worker.jobs j
     where j.id = $1 and j.last_error is not null and j.locked_at is null`,
    [id],
  );
  const [job] = rows;
  if (job === undefined) return null;
  await tx.query('select graphile_worker.reschedule_jobs(array[$1::bigint], run_at := now(), attempts := 0)', [id]);
  return job;
}
