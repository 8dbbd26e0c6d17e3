import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { migrate } from '../db/migrate.ts';
import { readCatalogue } from '../src/server/data-api/schema/catalogue.ts';
import { toSdl } from '../src/server/data-api/schema/sdl.ts';
import { viewDeclarations } from '../src/server/data-api/schema/view-relations.ts';

/**
 * Writes db/schema.graphql from the migrations, in a throw-away cluster; `--check` fails when it is stale
 * (golden-sql.test.ts says so too).
 */
const path = join(import.meta.dirname, '../db/schema.graphql');
const folder = mkdtempSync(join(tmpdir(), 'imahoiku-schema-'));
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
  const sdl = toSdl(await readCatalogue(client, viewDeclarations));
  await client.end();
  if (!process.argv.includes('--check')) writeFileSync(path, sdl);
  else if (readFileSync(path, 'utf8') !== sdl) {
    console.error('Stale: db/schema.graphql. Run: node tools/dump-graphql-schema.ts, then npm run codegen');
    process.exitCode = 1;
  }
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
