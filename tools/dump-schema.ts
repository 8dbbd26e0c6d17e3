import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { schemaText } from '../db/dump/schema-text.ts';
import { migrate } from '../db/migrate.ts';

/** Writes db/schema.sql from the migrations in a throw-away cluster; with --check only tells whether it is stale. */
const file = join(import.meta.dirname, '../db/schema.sql');
const text = await dumpFreshSchema();
if (process.argv.includes('--check')) {
  const hint = firstDifference(readOr(file, ''), text);
  if (hint !== null) {
    console.error(`db/schema.sql does not match the migrations (npm run dump writes it anew).\n${hint}`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
}

async function dumpFreshSchema(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-dump-'));
  const cluster = await startCluster({ folder, throwAway: true });
  try {
    const admin = new pg.Client(cluster.urlOf('postgres'));
    await admin.connect();
    await createAppDatabase(admin, 'schema_dump');
    await admin.end();
    const url = cluster.urlOf('schema_dump', 'imahoiku');
    await migrate(url);
    const client = new pg.Client(url);
    await client.connect();
    try {
      return await schemaText(client);
    } finally {
      await client.end();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

function firstDifference(committed: string, fresh: string): string | null {
  if (committed === fresh) return null;
  const [old, now] = [committed.split('\n'), fresh.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  const line = at === -1 ? now.length : at;
  return `first difference at line ${line + 1}:\n- ${old[line] ?? '(end)'}\n+ ${now[line] ?? '(end)'}`;
}
