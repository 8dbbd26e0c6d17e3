import pg from 'pg';

export interface PoolOptions {
  url: string;
  size: number;
  /** A server that vanished without a word is given up after so long. */
  answerWithinMs?: number;
  onError(error: Error): void;
}

/** Longer than any queue at a busy moment; a caller is told rather than kept waiting. */
const CONNECT_WITHIN_MS = 10_000;

/** Connections that may be lost at any moment: an error belongs to whoever asked, and never ends the process. */
export function openPool({ url, size, answerWithinMs, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    query_timeout: answerWithinMs,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
