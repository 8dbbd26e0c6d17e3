import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort, until } from '../../src/server/testing/process.ts';
import { robustnessSetup, since, sleep } from './setup.ts';

/**
 * The whole site (PROCESS=all) under requests and jobs while its PostgreSQL is killed and stays away, is restarted, is
 * replaced by a standby, or falls silent. The process must live, be ready soon after, and send every message once.
 * `--seconds 30` for the length of the long outage.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const setup = await robustnessSetup();
const socketOf = (url: string) =>
  join(new URL(url.replace('@/', '@x/')).searchParams.get('host') ?? '', '.s.PGSQL.5432');

/** Stands in front of PostgreSQL as a pooler's or a cloud's address does: can be turned to another one, or fall silent. */
const gateFolder = join(setup.folder, 'gate');
mkdirSync(gateFolder);
let target = socketOf(setup.config.DATABASE_URL);
let silent = false;
const open = new Set<Socket>();
const gate = createServer((near) => {
  const far = connect(target);
  for (const socket of [near, far]) {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      for (const other of [near, far]) other.destroy();
    });
  }
  near.on('data', (chunk) => silent || far.write(chunk));
  far.on('data', (chunk) => silent || near.write(chunk));
});
await new Promise<void>((listening) => gate.listen(join(gateFolder, '.s.PGSQL.5432'), listening));
const gateUrl = `postgres://imahoiku@/imahoiku?host=${encodeURIComponent(gateFolder)}`;

const PORT = String(await freePort());
const site = `http://127.0.0.1:${PORT}`;
const server = setup.start({ PROCESS: 'all', PORT, HOST: '127.0.0.1', DATABASE_URL: gateUrl, LOG_LEVEL: 'silent' });
const status = async (path: string) =>
  (await fetch(`${site}${path}`, { signal: AbortSignal.timeout(20_000) }).catch(() => null))?.status;
let failures = 0;

async function episode(name: string, work: () => Promise<void>): Promise<void> {
  await until('the site is ready', async () => (await status('/readyz')) === 200);
  const prefix = `${name}-`;
  await setup.tell(prefix, 300, gateUrl);
  let asking = true;
  const load = Promise.all(
    Array.from({ length: 20 }, async () => {
      while (asking) {
        await status('/imahoiku/asia-northeast1/reserveCalendar');
        await sleep(0.02);
      }
    }),
  );
  await until('jobs run', async () => (await setup.delivered(prefix)).texts > 20);
  await work();
  const back = performance.now();
  await until('the site is ready again', async () => (await status('/readyz')) === 200, 120);
  const ready = since(back);
  const before = (await setup.delivered(prefix)).texts;
  await until('a job has run again', async () => (await setup.delivered(prefix)).texts > before, 120);
  const working = since(back);
  await until('no job is left', async () => (await setup.jobsLeft(gateUrl)) === 0, 120);
  const done = since(back);
  asking = false;
  await load;
  const { texts, most } = await setup.delivered(prefix);
  const lives = server.child.exitCode === null && server.child.signalCode === null;
  if (!lives || texts !== 300 || most !== 1) failures += 1;
  console.log(
    `${name}: process ${lives ? 'lives' : 'DEAD'}, ready after ${ready}, jobs at work after ${working} and done after ${done}, ${texts} of 300 messages, each at most ${most} time(s)`,
  );
}

try {
  await fetch(`${setup.line}/emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'slow', path: '/v2/bot/message/push', delay_ms: 50, times: 1_000_000 }),
  });
  await episode(`gone ${values.seconds} s`, async () => {
    await setup.killDatabase();
    await sleep(Number(values.seconds));
    await setup.startDatabase();
  });
  await episode('restart', async () => {
    await setup.stopDatabase();
    await setup.startDatabase();
  });
  await episode('silent', async () => {
    // The machine is unplugged: connections stay, nothing comes any more; then another one has its address.
    silent = true;
    await sleep(Number(values.seconds));
    silent = false;
  });
  const standby = await makeStandby();
  await episode('failover', async () => {
    await setup.killDatabase();
    const admin = new pg.Client(standby.urlOf('postgres'));
    await admin.connect();
    await admin.query('select pg_promote()');
    await admin.end();
    target = socketOf(standby.urlOf('imahoiku', 'imahoiku'));
    for (const socket of open) socket.destroy();
  });
  await server.end('SIGKILL');
  await standby.stop();
} finally {
  await server.end('SIGKILL');
  gate.close();
  for (const socket of open) socket.destroy();
  await setup.close();
}
process.exitCode = failures === 0 ? 0 : 1;

/** A second PostgreSQL that follows the first (copied while that one stood still) and has every commit it answered. */
async function makeStandby() {
  await setup.stopDatabase();
  const [first, second] = [join(setup.folder, 'first'), join(setup.folder, 'second')];
  spawnSync('cp', ['-a', first, second]);
  const data = join(second, 'postgres/data');
  const runFolder = join(first, 'postgres/run');
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${runFolder} user=postgres'\n`);
  writeFileSync(join(data, 'standby.signal'), '');
  rmSync(join(data, 'postmaster.pid'), { force: true });
  await setup.startDatabase();
  const standby = await setup.startCluster('second');
  const admin = new pg.Client(setup.urlOf('postgres'));
  await admin.connect();
  await admin.query("alter system set synchronous_standby_names = '*'");
  await admin.query('select pg_reload_conf()');
  await admin.end();
  return standby;
}
