import type { Tx } from '../store/database.ts';
import type { JobName, JobPayloads } from './names.ts';

export interface EnqueueOptions {
  /** A second job with the same key replaces the waiting one instead of standing beside it. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

/** Puts a job into the queue inside the caller's transaction: rolled back with it, seen by the worker after commit. */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  { key, queue }: EnqueueOptions = {},
): Promise<void> {
  await tx.query('select graphile_worker.add_job($1, $2::json, job_key := $3, queue_name := $4, max_attempts := 12)', [
    name,
    JSON.stringify(payload),
    key ?? null,
    queue ?? null,
  ]);
}
