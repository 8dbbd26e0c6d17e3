import { runOnce, type Task, type TaskList } from 'graphile-worker';
import { CONCURRENCY, type JobRunner, startJobRunner } from './job-runner.ts';
import { jobs } from './jobs.generated.ts';
import { openWorkerPresence } from './monitoring/store/worker-presence.ts';
import { workerLogger } from './monitoring/worker-log.ts';
import { openPool } from './postgres/pool.ts';
import type { Job } from './queue/job.ts';
import { isJobName, type JobName, readPayload } from './queue/names.ts';
import type { Services } from './services.ts';

interface RunningWorker {
  /** Finishes the running jobs. */
  stop(): Promise<void>;
}

const AGAIN_AFTER_MS = 1000;

/**
 * Runs jobs until stopped; several workers may run against one database. When PostgreSQL goes away the runner is
 * replaced by a new one as soon as that can start; what the old one left marked as running is freed once it has ended.
 */
export async function startWorker(services: Services): Promise<RunningWorker> {
  const { config, log } = services;
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const pool = openPool({
    url,
    size: 2 * CONCURRENCY + 2,
    onError: (error) => log.warn({ err: error }, 'the worker lost a database connection'),
  });
  const presence = openWorkerPresence({
    url,
    watchMs: config.WORKER_WATCH_SECONDS * 1000,
    onLost: (error) => log.warn({ err: error }, 'worker presence: the database connection was lost'),
    onFreed: (pools) => log.warn({ pools }, 'jobs of workers that are gone will be run again'),
  });
  const stopping = Promise.withResolvers<void>();
  let stopped = false;
  const retiring = new Set<Promise<void>>();

  const start = async () => {
    const runner = await startJobRunner(services, pool, taskList(services));
    presence.enter(runner.poolId);
    return runner;
  };
  const retire = ({ poolId, retire: end }: JobRunner) => {
    const gone: Promise<void> = end()
      .then(() => presence.leave(poolId))
      .finally(() => retiring.delete(gone));
    retiring.add(gone);
  };
  const startAgain = async (): Promise<JobRunner | null> => {
    for (let failures = 0; !stopped; failures += 1) {
      await Promise.race([new Promise((wake) => setTimeout(wake, AGAIN_AFTER_MS)), stopping.promise]);
      try {
        if (!stopped) return await start();
      } catch (error) {
        if (failures === 0) log.warn({ err: error }, 'the job runner cannot start yet');
      }
    }
    return null;
  };
  const keepRunning = async (first: JobRunner) => {
    for (let runner: JobRunner | null = first; runner !== null; ) {
      await Promise.race([runner.broken, stopping.promise]);
      retire(runner);
      if (stopped) return;
      log.warn('the job runner is replaced');
      runner = await startAgain();
    }
  };
  let kept: Promise<void>;
  try {
    kept = keepRunning(await start());
  } catch (error) {
    await presence.close();
    await pool.end();
    throw error;
  }
  return {
    async stop() {
      stopped = true;
      stopping.resolve();
      await kept;
      await Promise.all(retiring);
      await presence.close();
      await pool.end();
    },
  };
}

/** Runs whatever waits, and returns when nothing is left (tests and demo controls). */
export async function runWaitingJobs(services: Services): Promise<void> {
  const { config, log } = services;
  // A pool of ours: graphile-worker's own stops listening for errors before its last connection has ended.
  const pool = openPool({
    url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    size: CONCURRENCY + 2,
    onError: (error) => log.warn({ err: error }, 'waiting jobs: a database connection was lost'),
  });
  try {
    await runOnce({ pgPool: pool, noHandleSignals: true, taskList: taskList(services), logger: workerLogger(log) });
  } finally {
    await pool.end();
  }
}

function taskList(services: Services): TaskList {
  return Object.fromEntries(
    Object.keys(jobs)
      .filter(isJobName)
      .map((name) => [name, taskOf(services, name)]),
  );
}

function taskOf<Name extends JobName>(services: Services, name: Name): Task {
  const job: Job<Name> = jobs[name];
  return async (payload) => job(services, readPayload(name, payload));
}
