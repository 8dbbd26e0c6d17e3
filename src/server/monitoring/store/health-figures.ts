import type { Queryable } from '../../postgres/database.ts';

type JobFigures = {
  /** Due and not begun. */
  waiting: number;
  oldest_waiting_seconds: number;
  /** Failed again and again, still to be repeated. */
  retrying: number;
  /** Given up within the last day. */
  failed: number;
  /** What runs every minute and failed several times within ten minutes. */
  failing_sweeps: number;
  /** The names of all of these. */
  tasks: string[];
};

/** From the fifth failure on (about a minute and a half) a job is no longer just unlucky. */
export async function jobFigures(db: Queryable): Promise<JobFigures> {
  const { rows } = await db.query<JobFigures>(
    `with j as (
       select task_identifier as task, run_at,
         locked_at is null and attempts < max_attempts and run_at <= now() as waiting,
         attempts >= 5 and attempts < max_attempts and last_error is not null as retrying,
         -- Without an error it was replaced under its key while it ran, and its worker was killed: another one runs instead.
         locked_at is null and attempts >= max_attempts and max_attempts > 1 and last_error is not null
           and updated_at > now() - interval '1 day' as failed,
         max_attempts = 1 and last_error is not null and updated_at > now() - interval '10 minutes' as sweep_failed
       from graphile_worker.jobs
     ), sweeps as (
       select task from j where sweep_failed group by task having count(*) >= 3
     )
     select count(*) filter (where waiting)::integer as waiting,
       coalesce(extract(epoch from now() - min(run_at) filter (where waiting)), 0)::integer as oldest_waiting_seconds,
       count(*) filter (where retrying)::integer as retrying,
       count(*) filter (where failed)::integer as failed,
       (select count(*) from sweeps)::integer as failing_sweeps,
       coalesce(array_agg(distinct task) filter (where retrying or failed or task in (select task from sweeps)), '{}') as tasks
     from j`,
  );
  const [figures] = rows;
  if (figures === undefined) throw new Error('no figures');
  return figures;
}

export async function databaseBytes(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  return rows[0]?.bytes ?? 0;
}
