import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = join(import.meta.dirname, 'migrations');
/** Any number; all processes that migrate must use the same. */
const MIGRATION_LOCK = 8_140_127;

export class ChangedMigration extends Error {}

/**
 * Applies the SQL files that this database has not seen, in order and in one transaction. Several processes may start
 * at once: the lock lets one work and the others find nothing to do. An applied file must not change afterwards.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  await runMigrations({ connectionString: databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    const fresh = migrationFiles().filter((file) => isFresh(file, applied.get(file.name)));
    for (const file of fresh) {
      await client.query(file.sql).catch((error: Error) => {
        throw new Error(`migration ${file.name}: ${error.message}`, { cause: error });
      });
      await client.query('insert into migrations.applied (name, hash) values ($1, $2)', [file.name, file.hash]);
    }
    await client.query('commit');
    return fresh.map((file) => file.name);
  } finally {
    await client.end();
  }
}

interface MigrationFile {
  name: string;
  sql: string;
  hash: string;
}

function migrationFiles(): MigrationFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create schema if not exists migrations;
    create table if not exists migrations.applied
      (name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations.applied');
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function isFresh(file: MigrationFile, appliedHash: string | undefined): boolean {
  if (appliedHash === undefined) return true;
  if (appliedHash === file.hash) return false;
  throw new ChangedMigration(
    `The migration ${file.name} was changed after this database had applied it. Add a new migration instead; for the demo database run: npm run reset`,
  );
}
