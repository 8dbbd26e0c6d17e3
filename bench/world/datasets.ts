import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, startCluster } from '../../db/cluster/cluster.ts';
import { createAppDatabase } from '../../db/create.ts';
import { migrate } from '../../db/migrate.ts';
import { seedDemoData } from '../../db/seed/demo-data.ts';
import { checkDataset } from './check.ts';
import { fillDataset } from './fill.ts';
import { NOW, type Size, sizeOf } from './size.ts';

export interface Dataset {
  size: Size;
  /** As the program's own login. */
  url: string;
  /** Seconds the filling took, and how many checks it passed then; both are told in the report. */
  filledIn: number;
  checks: number;
}

/** A database as the program's own login and as the superuser. */
export interface DatabaseUrls {
  url: string;
  superuserUrl: string;
}

interface BenchCluster {
  /** A database that holds the demo world. */
  database(name: string): Promise<DatabaseUrls>;
  /** A filled database of that scale. */
  fill(scale: number): Promise<Dataset>;
  close(): Promise<void>;
}

/** A throw-away PostgreSQL that flushes as in production, with the demo world to begin from. */
export async function openCluster(): Promise<BenchCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-bench-'));
  let cluster: Cluster | null = null;
  const close = async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const started = await startCluster({ folder, throwAway: true, flushes: true });
    cluster = started;
    await prepare(started);
    const database = async (name: string) => {
      await run(started.urlOf('postgres'), `create database ${name} owner imahoiku template bench_demo`);
      return { url: started.urlOf(name, 'imahoiku'), superuserUrl: started.urlOf(name) };
    };
    return {
      database,
      fill: async (scale) => makeDataset(scale, await database(`bench_${String(scale).replace('.', '_')}`)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A world of that scale in a database that holds the demo world. */
export async function makeDataset(scale: number, urls: DatabaseUrls): Promise<Dataset> {
  const size = sizeOf(scale);
  const started = performance.now();
  await fillDataset(urls.superuserUrl, size);
  const filledIn = (performance.now() - started) / 1000;
  return { size, url: urls.url, filledIn, checks: await checkDataset(urls.superuserUrl, size) };
}

async function prepare(cluster: Cluster): Promise<void> {
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  // As one would set it for so much data; filling would otherwise wait for its own checkpoints.
  await admin.query("alter system set max_wal_size = '8GB'");
  await admin.query("alter system set checkpoint_timeout = '30min'");
  await admin.query('select pg_reload_conf()');
  await createAppDatabase(admin, 'bench_demo');
  await admin.end();
  const url = cluster.urlOf('bench_demo', 'imahoiku');
  await migrate(url);
  await seedDemoData(url, NOW);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
