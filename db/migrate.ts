import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { dropViews, makeViews, readMadeViews } from './migrate-views.ts';

const folder = (name: string) => join(import.meta.dirname, name);
/** Any number; all processes that migrate must use the same. */
const MIGRATION_LOCK = 8_140_127;

/** `unique nulls not distinct` came with 15; 16 is the oldest the migrations are tried on (npm run postgres-versions). */
export const OLDEST_POSTGRES = 16;

export class ChangedMigration extends Error {}
export class OldPostgres extends Error {}

/**
 * Applies the SQL files of `migrations/` that this database has not seen, in order, and makes what is generated (`settings/`)
 * and the views and read functions of `views/` anew whenever they or a table changed; all in one transaction. Several
 * processes may start at once: the lock lets one work and the others find nothing to do. An applied migration must not change
 * afterwards; a view may.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseOldServer(client);
    await runMigrations({ connectionString: databaseUrl });
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    const fresh = sqlFiles('migrations').filter((file) => isFresh(file, applied.get(file.name)));
    const views = [...sqlFiles('settings'), ...sqlFiles('views')];
    const made = await readMadeViews(client);
    const viewsHash = hashOf(views.map((file) => file.sql).join('\n'));
    if (fresh.length > 0 || made.hash !== viewsHash) {
      await dropViews(client, made);
      for (const file of fresh) {
        await run(client, `migration ${file.name}`, file.sql);
        await client.query('insert into migrations.applied (name, hash) values ($1, $2)', [file.name, file.hash]);
      }
      await makeViews(client, viewsHash, async () => {
        for (const file of views) await run(client, file.name, file.sql);
      });
    }
    await client.query('commit');
    return fresh.map((file) => file.name);
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  refuseOldVersion(rows[0]?.server_version ?? 'unknown');
}

export function refuseOldVersion(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
  throw new OldPostgres(`PostgreSQL ${OLDEST_POSTGRES} or newer is needed; this server is ${version}.`);
}

async function run(client: pg.Client, label: string, sql: string): Promise<void> {
  await client.query(sql).catch((error: Error) => {
    throw new Error(`${label}: ${error.message}`, { cause: error });
  });
}

interface SqlFile {
  name: string;
  sql: string;
  hash: string;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export function sqlFiles(name: 'migrations' | 'settings' | 'views'): SqlFile[] {
  return readdirSync(folder(name))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder(name), file), 'utf8');
      return { name: file, sql, hash: hashOf(sql) };
    });
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create schema if not exists migrations;
    create table if not exists migrations.applied
      (name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations.applied');
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function isFresh(file: SqlFile, appliedHash: string | undefined): boolean {
  if (appliedHash === undefined) return true;
  if (appliedHash === file.hash) return false;
  throw new ChangedMigration(
    `The migration ${file.name} was changed after this database had applied it. Add a new migration instead; for the demo database run: npm run reset`,
  );
}
