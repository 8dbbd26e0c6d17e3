import type pg from 'pg';
import type { Queryable } from '../../postgres/database.ts';
import { openPersistentSession } from '../../postgres/persistent-session.ts';

/** Advisory locks of this class represent live worker pools: (class, hash of the pool's id). */
const PRESENCE = 20_260_801;

/** PostgreSQL asks a silent worker's machine after 10 s, and lets go of its locks when three questions found no answer. */
const keepAlive = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

export interface WorkerPresence {
  /** This process runs jobs under the pool's id. */
  enter(poolId: string): void;
  /** It no longer does: what is still marked as running there is free. */
  leave(poolId: string): Promise<void>;
  close(): Promise<void>;
}

interface PresenceOptions {
  url: string;
  /** A pool that is absent at two looks in a row is taken for dead. */
  watchMs: number;
  onLost(error: Error): void;
  onFreed(poolIds: readonly string[]): void;
}

/**
 * Workers know each other by locks that end with their connection: a killed worker's jobs, which the queue would keep
 * marked as running for four hours, are freed by any other (or by itself, started again). A living worker that loses
 * only this connection has it back long before the second look.
 */
export function openWorkerPresence({ url, watchMs, onLost, onFreed }: PresenceOptions): WorkerPresence {
  const present = new Set<string>();
  const left = new Set<string>();
  let suspects: readonly string[] = [];

  const session = openPersistentSession({
    url,
    onLost,
    async prepare(client) {
      suspects = [];
      await client.query(keepAlive);
      for (const poolId of present) await hold(client, poolId);
      await free(client, [...left]);
      left.clear();
    },
  });
  const look = async () => {
    const client = session.client();
    if (client === null) return;
    const absent = await absentPools(client);
    const dead = absent.filter((poolId) => suspects.includes(poolId) && !present.has(poolId));
    suspects = absent;
    await free(client, dead);
    if (dead.length > 0) onFreed(dead);
  };
  const watching = setInterval(() => {
    look().catch(() => {
      // A failed look proves nothing; the session is re-established.
      suspects = [];
    });
  }, watchMs);
  watching.unref();
  return {
    enter(poolId) {
      present.add(poolId);
      const client = session.client();
      if (client) hold(client, poolId).catch(() => {});
    },
    async leave(poolId) {
      present.delete(poolId);
      left.add(poolId);
      const client = session.client();
      if (client === null) return;
      try {
        await client.query('select pg_advisory_unlock($1, hashtext($2))', [PRESENCE, poolId]);
        await free(client, [poolId]);
        left.delete(poolId);
      } catch {
        // With the connection: it is freed when there is a new one.
      }
    },
    async close() {
      clearInterval(watching);
      await session.close();
    },
  };
}

async function hold(client: pg.Client, poolId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [PRESENCE, poolId]);
}

async function free(db: Queryable, poolIds: readonly string[]): Promise<void> {
  if (poolIds.length > 0) await db.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds]);
}

const heldLocks = `select objid from pg_locks
  where locktype = 'advisory' and classid = $1::oid and granted
    and database = (select oid from pg_database where datname = current_database())`;

/** Pools with running jobs whose lock is not held. Those that run once ('otpool-', tests and demo controls) have no lock. */
async function absentPools(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ pool_id: string }>(
    `select distinct locked_by as pool_id from graphile_worker.jobs
     where locked_by like 'pool-%' and (hashtext(locked_by)::bigint & 4294967295)::oid not in (${heldLocks})`,
    [PRESENCE],
  );
  return rows.map(({ pool_id }) => pool_id);
}

/** How many workers live, as PostgreSQL knows it. */
export async function livingWorkers(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ workers: number }>(
    `select count(distinct objid)::integer as workers from (${heldLocks}) held`,
    [PRESENCE],
  );
  return rows[0]?.workers ?? 0;
}
