import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { postgresBinaries } from './binaries.ts';
import { type RunAs, reachableBy, sharedFolder, unprivilegedUser } from './run-as.ts';

export interface Cluster {
  /** Connection URL of the superuser for a database of this cluster. */
  urlOf(database: string, user?: string): string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  folder: string;
  /** Only for throw-away test clusters: the data need not survive a crash of the machine. */
  throwAway?: boolean;
  /** A throw-away cluster that flushes and vacuums like a lasting one, to be measured. */
  flushes?: boolean;
  /** Started again when it ends by itself (a full disk), until it is stopped. */
  restarts?: boolean;
  /** More settings of the server, `name=value`: an archive of the log, for example. */
  settings?: readonly string[];
}

const AGAIN_AFTER_MS = 1000;

/** A unix socket's path may have 107 bytes (103 on macOS); ".s.PGSQL.5432" and a little air are taken off. */
const LONGEST_SOCKET_FOLDER = 88;

/** Starts (and at the first time initialises) a private PostgreSQL on a unix socket: no port, no password. */
export async function startCluster({
  folder,
  throwAway = false,
  flushes = !throwAway,
  restarts = false,
  settings = [],
}: ClusterOptions): Promise<Cluster> {
  const runAs = unprivilegedUser();
  const bin = postgresBinaries(runAs);
  const home = prepareHome(resolve(folder), runAs);
  const data = join(home, 'data');
  const run = prepareRunFolder(home, runAs);
  await stopLeftover(data);
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(bin, data, flushes, runAs);
  let child = await launch({ bin, data, run, flushes, runAs, settings });
  let stopping = false;
  let restarting = Promise.resolve();
  const restart = async () => {
    while (!stopping) {
      await new Promise((wake) => setTimeout(wake, AGAIN_AFTER_MS));
      if (stopping) return;
      try {
        child = await launch({ bin, data, run, flushes, runAs, settings });
        return watch();
      } catch {
        // There is still no room; its own log says more.
      }
    }
  };
  const watch = () => {
    child.once('exit', () => {
      if (restarts && !stopping) restarting = restart();
    });
  };
  watch();
  return {
    urlOf: (database, user = 'postgres') => `postgres://${user}@/${database}?host=${encodeURIComponent(run)}`,
    async stop() {
      stopping = true;
      await restarting;
      await stopChild(child);
      if (throwAway) for (const used of [home, run]) rmSync(used, { recursive: true, force: true });
    },
  };
}

function prepareHome(folder: string, runAs: RunAs | null): string {
  mkdirSync(folder, { recursive: true });
  if (runAs === null || reachableBy(runAs, folder)) return own(join(folder, 'postgres'), runAs);
  return own(join(sharedFolder(), `data-${shortHash(folder)}`), runAs);
}

function prepareRunFolder(home: string, runAs: RunAs | null): string {
  const near = join(home, 'run');
  return own(near.length <= LONGEST_SOCKET_FOLDER ? near : join(sharedFolder(), `run-${shortHash(home)}`), runAs);
}

function own(folder: string, runAs: RunAs | null): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function initialise(bin: string, data: string, flushes: boolean, runAs: RunAs | null): void {
  const locale = ['-E', 'UTF8', ...localeOf(bin)];
  const auth = ['--auth-local=trust', '--auth-host=reject', '--no-instructions', ...(flushes ? [] : ['--no-sync'])];
  const result = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', ...locale, ...auth], {
    ...identity(runAs),
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`initdb failed: ${result.stderr || result.error?.message}`);
  }
}

/** The same order of text on every machine: by code point. 16 has no provider of its own and takes the system's. */
function localeOf(bin: string): string[] {
  const version = spawnSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' }).stdout;
  if (/ 1[0-6]\./.test(version)) return ['--locale=C.UTF-8', '--lc-collate=C'];
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
}

function identity(runAs: RunAs | null) {
  return { cwd: '/', env: { PATH: '/usr/bin:/bin', TZ: 'UTC' }, ...(runAs ?? {}) };
}

interface Launch {
  bin: string;
  data: string;
  run: string;
  flushes: boolean;
  runAs: RunAs | null;
  settings: readonly string[];
}

function launch({ bin, data, run, flushes, runAs, settings: more }: Launch) {
  const settings = ['listen_addresses=', 'max_connections=200', 'shared_buffers=128MB', 'timezone=UTC', 'jit=off'];
  if (!flushes) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal');
  if (!flushes) settings.push('max_wal_senders=0', 'autovacuum=off');
  const args = ['-D', data, '-k', run, ...[...settings, ...more].flatMap((setting) => ['-c', setting])];
  // Its own process group: Ctrl-C in the terminal must reach the server first, which then stops PostgreSQL.
  const child = spawn(join(bin, 'postgres'), args, {
    ...identity(runAs),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  return new Promise<ChildProcess>((ready, failed) => {
    let log = '';
    const onData = (chunk: Buffer) => {
      log += chunk.toString();
      if (!/ready to accept (read-only )?connections/.test(log)) return;
      child.stderr?.off('data', onData);
      child.stderr?.resume();
      child.unref();
      ready(child);
    };
    child.stderr?.on('data', onData);
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`PostgreSQL did not start (exit ${code}): ${log}`)));
  });
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.ref();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGINT');
  });
}

/** A killed parent leaves PostgreSQL running: stop the one that still owns our data folder. */
async function stopLeftover(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !commandLine(pid).includes(data)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; commandLine(pid).includes(data); waited += 50) {
    if (waited > 20_000) throw new Error(`another PostgreSQL (process ${pid}) still uses ${data}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
