import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { TEST_NOW } from './template.ts';

export interface TestDatabase {
  url: string;
  /** Connections as the owner: row-level security does not apply. */
  pool: pg.Pool;
}

/** A database of its own for the calling test file: the template's files, copied (half the work of writing them through the log). */
export async function testDatabase(template: 'empty' | 'demo' = 'demo'): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(clusterUrl, `create database ${name} owner imahoiku template template_${template} strategy file_copy`);
  const url = clusterUrl.replace('/DATABASE?', `/${name}?`).replace('postgres@', 'imahoiku@');
  // What a test asks beside the server has the test's day, not the machine's.
  const pool = new pg.Pool({ connectionString: url, max: 10, options: `-c app.now=${TEST_NOW.toISOString()}` });
  pool.on('error', () => {});
  afterAll(async () => {
    await pool.end();
    await asAdmin(clusterUrl, `drop database ${name} with (force)`);
  });
  return { url, pool };
}

async function asAdmin(clusterUrl: string, sql: string): Promise<void> {
  const admin = new pg.Client(clusterUrl.replace('/DATABASE?', '/postgres?'));
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
