import type { Transaction } from '../postgres/database.ts';
import type { JobName, JobPayloads } from './names.ts';

interface EnqueueOptions {
  /** A second job with the same key replaces the waiting one instead of standing beside it. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** Not before so many minutes from now. */
  minutes?: number;
}

/** Puts a job into the queue inside the caller's transaction: rolled back with it, seen by the worker after commit. */
export async function enqueue<Name extends JobName>(
  tx: Transaction,
  name: Name,
  payload: JobPayloads[Name],
  { key, queue, minutes = 0 }: EnqueueOptions = {},
): Promise<void> {
  tx.write('select app.enqueue($1, $2::json, $3, $4, $5)', [
    name,
    JSON.stringify(payload),
    key ?? null,
    queue ?? null,
    minutes,
  ]);
}
