import { Logger, type Runner, run, runOnce, type TaskList } from 'graphile-worker';
import type { Job } from './jobs/job.ts';
import { crontab, jobs } from './jobs/jobs.ts';
import type { JobName } from './jobs/names.ts';
import { withoutEmails } from './observe/log.ts';
import type { Services } from './services.ts';

/** Runs jobs until stopped. Several workers may run against one database. */
export async function startWorker(services: Services): Promise<Runner> {
  return run({
    connectionString: services.config.DATABASE_DIRECT_URL ?? services.config.DATABASE_URL,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: taskList(services),
    crontab,
    logger: workerLogger(services.log),
  });
}

/** Runs whatever waits, and returns when nothing is left (tests and demo controls). */
export async function runWaitingJobs(services: Services): Promise<void> {
  await runOnce({
    pgPool: services.database.pool,
    noHandleSignals: true,
    taskList: taskList(services),
    logger: workerLogger(services.log),
  });
}

function taskList(services: Services): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload: unknown) => (job as Job<JobName>)(services, payload as never),
    ]),
  );
}

export function workerLogger(log: Services['log']): Logger {
  return new Logger((scope) => (level, message) => {
    if (level === 'error') log.error({ scope: scope.label, job: scope.taskIdentifier }, withoutEmails(message));
    else if (level === 'warning') log.warn({ scope: scope.label }, withoutEmails(message));
  });
}
