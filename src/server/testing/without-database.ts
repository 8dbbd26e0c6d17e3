import pg from 'pg';
import { inject } from 'vitest';
import type { TestApp } from './app.ts';

/** Every connection is cut and none is let in, as when PostgreSQL is restarted or another takes over. */
export async function withoutDatabase(app: TestApp, work: () => Promise<void>): Promise<void> {
  const admin = new pg.Client(inject('clusterUrl').replace('/DATABASE?', '/postgres?'));
  await admin.connect();
  const name = new URL(app.config.DATABASE_URL.replace('@/', '@localhost/')).pathname.slice(1);
  const allow = (yes: boolean) => admin.query(`alter database ${name} allow_connections ${yes}`);
  await allow(false);
  try {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await work();
  } finally {
    await allow(true);
    await admin.end();
  }
}
