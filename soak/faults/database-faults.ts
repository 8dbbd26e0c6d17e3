import pg from 'pg';
import { sleep } from '../random.ts';
import { childrenOf } from '../world/disk.ts';
import type { Fault } from './fault.ts';

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
};

/** Fast, as an administrator does; it comes back by itself after a second. */
export const databaseRestarted: Fault = async ({ system }) => {
  const pid = system.postmaster();
  if (pid !== null) signal(pid, 'SIGINT');
  await sleep(500);
  await system.databaseIsBack();
};

/** At once, without writing anything down: the next start recovers from its log. */
export const databaseKilled: Fault = async ({ system, suffered }) => {
  const pid = system.postmaster();
  if (pid !== null) {
    signal(pid, 'SIGQUIT');
    suffered.kills += 1;
  }
  await sleep(500);
  await system.databaseIsBack();
};

/** One connection's process dies: PostgreSQL throws everybody out and recovers. */
export const backendKilled: Fault = async ({ system, random, suffered }) => {
  const victim = random.one(childrenOf(system.postmaster() ?? 0));
  if (victim !== undefined) {
    signal(victim, 'SIGKILL');
    suffered.kills += 1;
  }
  await sleep(300);
  await system.databaseIsBack();
};

/** Connections stay open, nobody answers. */
export const databaseFrozen: Fault = async ({ system, lasts }) => {
  const pid = system.postmaster();
  if (pid === null) return;
  const everybody = [pid, ...childrenOf(pid)];
  for (const each of everybody) signal(each, 'SIGSTOP');
  try {
    await sleep(lasts);
  } finally {
    for (const each of everybody) signal(each, 'SIGCONT');
  }
  await system.databaseIsBack();
};

/** Every connection PostgreSQL has left is taken by somebody else. */
export const connectionsTaken: Fault = async ({ system, lasts }) => {
  const taken: pg.Client[] = [];
  try {
    for (let refused = 0; refused < 3 && taken.length < 250; ) {
      const client = new pg.Client({ connectionString: system.databaseUrl, connectionTimeoutMillis: 2000 });
      client.on('error', () => {});
      const connected = await client.connect().then(
        () => true,
        () => false,
      );
      if (connected) taken.push(client);
      else refused += 1;
    }
    await sleep(lasts);
  } finally {
    await Promise.all(taken.map((client) => client.end().catch(() => {})));
  }
};

/** Every connection of our own pools waits for one lock. */
export const poolExhausted: Fault = async ({ system, lasts }) => {
  const client = new pg.Client({ connectionString: system.databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin');
    await client.query('lock table reserves in access exclusive mode');
    await sleep(lasts);
    await client.query('rollback');
  } catch {
    // Another fault was faster.
  } finally {
    await client.end().catch(() => {});
  }
};

/** No room: PostgreSQL is made to need some, refuses, or goes down; with room again it is back. */
export const databaseDiskFull: Fault = async ({ system, lasts, suffered }) => {
  const pid = system.postmaster();
  if (pid === null) return;
  system.disk.fill(pid);
  try {
    const end = performance.now() + lasts;
    while (performance.now() < end) {
      await nextLogFile(system.adminUrl);
      await sleep(200);
    }
  } finally {
    system.disk.empty(pid);
  }
  await system.databaseIsBack().catch((error: unknown) => {
    suffered.notes.push(`after a full disk: ${error}`);
    throw error;
  });
};

/** PostgreSQL writes ahead into files it has already; a new one needs room. */
async function nextLogFile(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 1000, query_timeout: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_current_xact_id()');
    await client.query('select pg_switch_wal()');
  } catch {
    // It is down: that is what was wanted.
  } finally {
    await client.end().catch(() => {});
  }
}
