import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { unprivilegedUser } from '../../db/cluster/run-as.ts';
import { freePort, until } from '../../src/server/testing/process.ts';
import { fill } from './fill.ts';
import type { Postgres } from './postgres.ts';
import { type Running, run } from './run.ts';

export interface PgBouncer {
  /** Transaction mode: DATABASE_URL. */
  url: string;
  /** Session mode: DATABASE_DIRECT_URL. */
  directUrl: string;
  /** From now on both lead to another PostgreSQL. */
  turnTo(server: Postgres): Promise<void>;
  process: Running;
}

const ADMIN = 'rehearsal_admin';

export async function startPgBouncer(folder: string, server: Postgres): Promise<PgBouncer> {
  const home = join(folder, 'pgbouncer');
  mkdirSync(home);
  const [password, adminPassword] = [randomBytes(18).toString('hex'), randomBytes(18).toString('hex')];
  const port = await freePort();
  // PgBouncer, too, refuses to run as root.
  const owner = unprivilegedUser();
  const write = (name: string, text: string) => {
    writeFileSync(join(home, name), text);
    chmodSync(join(home, name), 0o600);
    if (owner) chownSync(join(home, name), owner.uid, owner.gid);
  };
  const writeSettings = ({ host }: Postgres) =>
    write(
      'pgbouncer.ini',
      fill('pgbouncer.ini', {
        server: `host=${host} port=5432`,
        pool_size: '30',
        direct_pool_size: '80',
        listen_addr: '127.0.0.1',
        listen_port: String(port),
        auth_file: join(home, 'users.txt'),
        admin: ADMIN,
        pid_file: join(home, 'pgbouncer.pid'),
        log_file: join(home, 'pgbouncer.log'),
      }),
    );
  if (owner) chownSync(home, owner.uid, owner.gid);
  write('users.txt', `"imahoiku" "${password}"\n"${ADMIN}" "${adminPassword}"\n`);
  writeSettings(server);
  const process = run('pgbouncer', ['-q', join(home, 'pgbouncer.ini')], {
    runAs: owner,
    log: join(folder, 'pgbouncer.out'),
  });
  const admin = async (command: string) => {
    const client = new pg.Client(`postgres://${ADMIN}:${adminPassword}@127.0.0.1:${port}/pgbouncer`);
    await client.connect();
    try {
      return await client.query(command);
    } finally {
      await client.end();
    }
  };
  await until('PgBouncer answers', () =>
    admin('show version').then(
      () => true,
      () => false,
    ),
  );
  const urlOf = (database: string) => `postgres://imahoiku:${password}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf('imahoiku'),
    directUrl: urlOf('imahoiku_direct'),
    async turnTo(next) {
      writeSettings(next);
      await admin('reload');
    },
    process,
  };
}
