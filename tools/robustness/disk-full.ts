import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, until } from '../../src/server/testing/process.ts';
import { since, sleep } from './setup.ts';

/**
 * The demo with its data folder, PostgreSQL's files and its log on a small disk of memory that is filled up under
 * writes, and emptied again. Needs to be root: it mounts. The process must live, serve again, and leave nothing behind.
 */
const disk = mkdtempSync(join(tmpdir(), 'imahoiku-disk-'));
chmodSync(disk, 0o755);
if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status !== 0) {
  rmSync(disk, { recursive: true });
  console.log('not run: mounting a small disk is not allowed here (needs root)');
  process.exit(0);
}
// Seven ports in a row (docs/emulators.md).
const port = Math.min(await freePort(), 60_000);
const log = openSync(join(disk, 'log'), 'a');
const child = spawn(process.execPath, [join(import.meta.dirname, 'demo-process.ts')], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(disk, 'data'),
    LOG_LEVEL: 'info',
    RATE_LIMIT_SIGN_IN: '100000/60',
    RATE_LIMIT_FORM: '100000/60',
    RATE_LIMIT_EMAIL_CHECK: '100000/60',
  },
  stdio: ['ignore', log, log],
});
const site = `http://127.0.0.1:${port}`;
const status = async (path: string) =>
  (await fetch(site + path, { signal: AbortSignal.timeout(10_000) }).catch(() => null))?.status;
let people = 0;
/** Something that is written: a new account. */
const signUp = async () => {
  people += 1;
  const answer = await fetch(`${site}/imahoiku/asia-northeast1/emailSignup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: `person${people}@example.jp`, password: 'a good password' } }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return answer?.status;
};
/** PostgreSQL writes ahead into files it has already; after some changes it needs a new one, and finds no room. */
const nextLogFile = async () => {
  const client = new pg.Client(
    `postgres://postgres@/postgres?host=${encodeURIComponent(join(disk, 'data/postgres/run'))}`,
  );
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_current_xact_id()');
    await client.query('select pg_switch_wal()');
  } catch {
    // It is down: that is what was wanted.
  } finally {
    await client.end().catch(() => {});
  }
};
const postgresProcesses = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(disk);
    } catch {
      return false;
    }
  });

let failed = false;
const check = (what: string, isSo: boolean) => {
  if (!isSo) failed = true;
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
};
try {
  await until('the demo is ready', async () => (await status('/readyz')) === 200, 120);
  check('an account can be made', (await signUp()) === 200);
  const filler = openSync(join(disk, 'filler'), 'w');
  const block = Buffer.alloc(1024 * 1024);
  const fill = () => {
    try {
      for (;;) writeSync(filler, block);
    } catch {
      // Full.
    }
  };
  const answers = new Map<string, number>();
  const until30 = performance.now() + 30_000;
  while (performance.now() < until30) {
    fill();
    await nextLogFile();
    const answer = String(await signUp());
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    await sleep(0.1);
  }
  console.log(
    `     30 s on the full disk: ${[...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')}`,
  );
  check('the process lives', child.exitCode === null && (await status('/healthz')) === 200);
  rmSync(join(disk, 'filler'));
  spawnSync('truncate', ['-s', '0', `/proc/${process.pid}/fd/${filler}`]);
  const room = performance.now();
  await until('ready again', async () => (await status('/readyz')) === 200, 120);
  await until('an account can be made again', async () => (await signUp()) === 200, 120);
  console.log(`     serving and writing again ${since(room)} after there is room`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  check('it stops when asked to', code === 0);
  check('no PostgreSQL is left behind', postgresProcesses().length === 0);
} finally {
  child.kill('SIGKILL');
  for (const pid of postgresProcesses()) process.kill(Number(pid), 'SIGQUIT');
  await sleep(1);
  spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
