import type { Socket } from 'node:net';
import pg from 'pg';

interface PoolOptions {
  url: string;
  size: number;
  onError(error: Error): void;
}

/** Longer than any queue at a busy moment; then the caller gets an error instead of waiting on. */
const CONNECT_WITHIN_MS = 10_000;

/** Longer than any of our statements, and than anything a transaction waits for. */
const SILENT_MS = 30_000;
const LOOK_EVERY_MS = 5000;

/**
 * Cuts connections in use on which nothing arrived for so long: a server that vanished without a word (its machine
 * lost, a failover) would otherwise be waited for until the network gives up, a quarter of an hour later.
 */
function cutSilentConnections(pool: pg.Pool): void {
  const used = new Map<pg.PoolClient, { bytes: number; at: number }>();
  const streamOf = (client: pg.PoolClient) =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream;
  pool.on('acquire', (client) => used.set(client, { bytes: streamOf(client).bytesRead, at: performance.now() }));
  pool.on('release', (_error, client) => used.delete(client));
  pool.on('remove', (client) => used.delete(client));
  const looking = setInterval(() => {
    if (pool.ended) clearInterval(looking);
    for (const [client, heard] of used) {
      // Who listens waits for as long as nothing happens.
      if (client.listenerCount('notification') > 0) continue;
      const stream = streamOf(client);
      if (stream.bytesRead !== heard.bytes) used.set(client, { bytes: stream.bytesRead, at: performance.now() });
      else if (performance.now() - heard.at > SILENT_MS) stream.destroy(new Error('the database does not answer'));
    }
  }, LOOK_EVERY_MS);
  looking.unref();
}

/** Connections that may be lost at any moment: an error goes to the caller of the query, and never ends the process. */
export function openPool({ url, size, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  cutSilentConnections(pool);
  return pool;
}
