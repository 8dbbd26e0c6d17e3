import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../cluster/cluster.ts';
import { createTemplate } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string;
  }
}

/** One throw-away cluster for the whole run; each test file clones the template (db/testing/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-test-'));
  const cluster = await startCluster({ folder, throwAway: true });
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createTemplate(admin, cluster.urlOf);
  await admin.end();
  project.provide('clusterUrl', cluster.urlOf('DATABASE'));
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
