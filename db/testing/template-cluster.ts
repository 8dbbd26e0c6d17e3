import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../cluster/cluster.ts';
import { createTemplate } from './template.ts';

/** The system's folder in memory: a database is a thousand files, and copying them there takes a fifth of the work. */
const MEMORY = '/dev/shm';
/** A run needs a tenth of it; a container often gives 64 MB, which is too little. */
const ROOM = 4 * 1024 ** 3;

/**
 * A throw-away PostgreSQL with the templates, for a whole run of tests; within `npm test` the one it has started already.
 * `clusterUrl`: the database's name is written DATABASE.
 */
export async function startTemplateCluster(): Promise<{ clusterUrl: string; stop: () => Promise<void> }> {
  if (process.env.TEST_CLUSTER !== undefined) return { clusterUrl: process.env.TEST_CLUSTER, stop: async () => {} };
  const folder = newFolder();
  const cluster = await startCluster({ folder, throwAway: true });
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createTemplate(admin, cluster.urlOf);
  await admin.end();
  return {
    clusterUrl: cluster.urlOf('DATABASE'),
    async stop() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newFolder(): string {
  clearLeftBehind();
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), `imahoiku-test-${process.pid}-`));
  // PostgreSQL's user walks through it.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}

/** What a killed run left behind would stay in memory; a PostgreSQL whose folder is gone ends by itself. */
function clearLeftBehind(): void {
  const names = existsSync(MEMORY) ? readdirSync(MEMORY) : [];
  for (const name of names) {
    const pid = /^imahoiku-test-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    const folder = join(MEMORY, name);
    if (statSync(folder).uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true });
  }
}
