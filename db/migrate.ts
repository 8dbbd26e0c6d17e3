import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { named, Repeatables } from './repeatable.ts';
import { checkBodies } from './repeatable-objects.ts';
import { migrationFiles, readSchema, type Schema, type SqlFile } from './schema-files.ts';

/** Any number; all processes that migrate must use the same. */
const MIGRATION_LOCK = 8_140_127;
const BASELINE = '0001_baseline';
/** The first of the eighty files the baseline was made of (decision 87). */
const BEFORE_THE_BASELINE = '0001_base.sql';

/**
 * Anyone who waits for a table makes everybody after them wait too. So `migrate` gives way before PostgreSQL would look for a deadlock
 * (after a second) and begins again: a request is never the one that is given up.
 */
const LOCK_TIMEOUT_MS = 700;
const MOST_TRIES = 30;
const PAUSE_MS = 50;
const LOCKED = ['55P03', '40P01'];

/** `unique nulls not distinct` came with 15; 16 is the oldest the migrations are tried on (npm run postgres-versions). */
export const OLDEST_POSTGRES = 16;

export class ChangedMigration extends Error {}
export class OldNumbers extends Error {}
export class OldPostgres extends Error {}

/**
 * Brings a database to what db/schema and db/migrations say, in one transaction: the baseline once, then the migrations it has not
 * seen, in order, then every repeatable file that changed. Several processes may start at once: the lock lets one work and the
 * others find nothing to do. An applied migration must not change afterwards; a repeatable file may.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseOldServer(client);
    await refuseOldNumbers(client);
    await runMigrations({ connectionString: databaseUrl });
    for (let tries = 1; ; tries += 1) {
      try {
        return await applyAtOnce(client);
      } catch (error) {
        await client.query('rollback');
        const inTheWay = LOCKED.includes((error as pg.DatabaseError).code ?? '');
        if (!inTheWay || tries === MOST_TRIES) throw error;
        await new Promise((wake) => setTimeout(wake, tries * PAUSE_MS));
      }
    }
  } finally {
    await client.end();
  }
}

async function applyAtOnce(client: pg.Client): Promise<string[]> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT_MS}ms'`);
  const applied = await apply(client, readSchema());
  await client.query('commit');
  return applied;
}

async function apply(client: pg.Client, { baseline, first, repeated }: Schema): Promise<string[]> {
  const seen = await readApplied(client);
  // Functions name each other, and tables that come later; checkBodies looks into them at the end.
  await client.query('set local check_function_bodies = off');
  const repeatables = await Repeatables.read(client);
  await repeatables.lockTables(repeated);
  const fresh = isFresh({ name: BASELINE, hash: baseline.hash }, seen.get(BASELINE));
  if (fresh) for (const file of baseline.setup) await run(client, file);
  await repeatables.make(first);
  if (fresh) {
    for (const file of baseline.tables) await run(client, file);
    await note(client, BASELINE, baseline.hash);
  }
  const migrations = migrationFiles().filter((file) => isFresh(file, seen.get(file.name)));
  for (const file of migrations) {
    await run(client, file);
    await note(client, file.name, file.hash);
  }
  const made = await repeatables.make([...first, ...repeated]);
  await repeatables.dropVanished([...first, ...repeated]);
  if (made + migrations.length > 0) await checkBodies(client);
  return [...(fresh ? [BASELINE] : []), ...migrations.map(({ name }) => name)];
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  refuseOldVersion(rows[0]?.server_version ?? 'unknown');
}

export function refuseOldVersion(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
  throw new OldPostgres(`PostgreSQL ${OLDEST_POSTGRES} or newer is needed; this server is ${version}.`);
}

/** Nothing was released with them, so nothing takes their data over. It is left as it is. */
async function refuseOldNumbers(client: pg.Client): Promise<void> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('migrations.applied') is not null as there`,
  );
  if (!found[0]?.there) return;
  const { rowCount } = await client.query('select from migrations.applied where name = $1', [BEFORE_THE_BASELINE]);
  if (rowCount === 0) return;
  throw new OldNumbers(
    'This database was made by the migrations from before the baseline (decision 87) and stays untouched. To delete the demo data and begin anew: npm run reset',
  );
}

async function run(client: pg.Client, { name, sql }: SqlFile): Promise<void> {
  await client.query(sql).catch((error: Error) => {
    throw named(name, error);
  });
}

const note = (client: pg.Client, name: string, hash: string) =>
  client.query('insert into migrations.applied (name, hash) values ($1, $2)', [name, hash]);

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('migrations.repeated') is not null as there`,
  );
  if (!found[0]?.there) {
    await client.query(`create schema if not exists migrations;
      create table migrations.applied (name text primary key, hash text not null, applied_at timestamptz not null default now());
      create table migrations.repeated (file text primary key, hash text not null, objects text[] not null)`);
  }
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations.applied');
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function isFresh(file: { name: string; hash: string }, appliedHash: string | undefined): boolean {
  if (appliedHash === undefined) return true;
  if (appliedHash === file.hash) return false;
  throw new ChangedMigration(
    `The migration ${file.name} was changed after this database had applied it. Add a new migration instead; for the demo database run: npm run reset`,
  );
}
