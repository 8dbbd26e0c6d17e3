import { EventEmitter } from 'node:events';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { workerLogger } from './monitoring/worker-log.ts';
import { crontab } from './queue/names.ts';
import type { Services } from './services.ts';

export const CONCURRENCY = 4;
/** What a job's end takes to be written, at most, where the library does not say that it has been. */
const WRITTEN_WITHIN_MS = 2000;

export interface JobRunner {
  /** By this id the queue knows whose the running jobs are. */
  poolId: string;
  /** Resolves when the queue's state may no longer be what the runner believes: another has to take its place. */
  broken: Promise<void>;
  /** Takes no more jobs; resolves when none is running. */
  retire(): Promise<void>;
}

/**
 * One run of graphile-worker. It does not outlive a lost connection: a job fetched or finished just then may stay in the
 * queue as running although no worker runs it. The library's own stop may hang in that case, so it is not relied upon.
 */
export async function startJobRunner(services: Services, pgPool: pg.Pool, tasks: TaskList): Promise<JobRunner> {
  const running = new Set<Promise<unknown>>();
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, helpers) => {
        const job = Promise.resolve(task?.(payload, helpers));
        const ended: Promise<void> = job
          .catch(() => {})
          .then(() => {
            running.delete(ended);
          });
        running.add(ended);
        return job as Promise<void>;
      },
    ]),
  );
  const events: WorkerEvents = new EventEmitter();
  const broken = Promise.withResolvers<void>();
  let poolId = '';
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
  });
  for (const sign of ['worker:getJob:error', 'pool:fatalError', 'pool:gracefulShutdown'] as const) {
    events.on(sign, () => broken.resolve());
  }
  const runner = await run({
    pgPool,
    events,
    taskList,
    crontab,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: workerLogger(services.log),
    // Only as a batch a failure to mark a job as done is handled by the library; otherwise it ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  runner.promise.catch(() => {}).finally(() => broken.resolve());
  return {
    poolId,
    broken: broken.promise,
    async retire() {
      const stopped = runner.stop().catch(() => {});
      while (running.size > 0) await Promise.all(running);
      await Promise.race([stopped, new Promise((wake) => setTimeout(wake, WRITTEN_WITHIN_MS))]);
    },
  };
}
