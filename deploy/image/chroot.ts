import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandIn, copyIn, environmentIn, type Stage } from './dockerfile.ts';

/** What a stage has become: its folder, and how the next command would run in it. */
export interface Built {
  folder: string;
  workdir: string;
  environment: Record<string, string>;
  user: string | null;
  command: string[];
  healthcheck: string[];
}

/** Where a machine reaches the registry through a proxy of its own, npm has to trust what the machine trusts. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const throughProxy = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];
const forBuilding = (): Record<string, string> => ({
  NODE_EXTRA_CA_CERTS: CERTIFICATES,
  ...Object.fromEntries(throughProxy.flatMap((name) => (process.env[name] ? [[name, process.env[name] ?? '']] : []))),
});
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Programs find their own /proc there, as in a container. */
function mountProc(folder: string): void {
  must('mount', ['-t', 'proc', 'proc', join(folder, 'proc')]);
}

/**
 * Unmounts what lies below and deletes the folder, never beyond its own disk: a mount that stayed would lead out of it, into
 * the machine's own /dev or /proc.
 */
export function removeTree(folder: string): void {
  for (const place of mountsBelow(folder)) spawnSync('umount', ['--lazy', place]);
  if (mountsBelow(folder).length > 0) console.error(`${folder} is left: something is still mounted below it`);
  else spawnSync('rm', ['-rf', '--one-file-system', folder]);
}

/** The innermost first. */
function mountsBelow(folder: string): string[] {
  const places = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '');
  return places.filter((place) => place.startsWith(`${folder}/`)).reverse();
}

function copyFolder(from: string, to: string): void {
  must('cp', ['-a', '--reflink=auto', from, to]);
}

export function must(command: string, args: string[], cwd = '/'): void {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (result.status === 0) return;
  throw new Error(
    `${command} ${args.join(' ')}: ${result.error?.message ?? `${result.stdout}\n${result.stderr}`.slice(-4000)}`,
  );
}

/** Runs the steps of a stage in a copy of the base, with nothing of the repository but what COPY brings. */
export function buildStage(
  stage: Stage,
  base: string,
  folder: string,
  context: string,
  before: ReadonlyMap<string, Built>,
  say: (text: string) => void,
): Built {
  copyFolder(base, folder);
  mountProc(folder);
  const built: Built = {
    folder,
    workdir: '/',
    environment: { PATH, HOME: '/root' },
    user: null,
    command: [],
    healthcheck: [],
  };
  for (const { verb, rest } of stage.instructions) {
    const started = performance.now();
    if (verb === 'WORKDIR') {
      built.workdir = rest;
      mkdirSync(join(folder, rest), { recursive: true });
    } else if (verb === 'ENV') Object.assign(built.environment, environmentIn(rest));
    else if (verb === 'USER') built.user = rest;
    else if (verb === 'CMD') built.command = commandIn(rest);
    else if (verb === 'HEALTHCHECK') built.healthcheck = commandIn(rest);
    else if (verb === 'RUN')
      must('chroot', [
        folder,
        '/usr/bin/env',
        '-i',
        ...variables({ ...forBuilding(), ...built.environment }),
        '/bin/sh',
        '-c',
        `cd ${built.workdir} && ${rest}`,
      ]);
    else if (verb === 'COPY') copyStep(rest, built, context, before);
    const took = performance.now() - started;
    if (verb === 'RUN' || took > 2000)
      say(`${stage.name}: ${verb} ${rest.slice(0, 80)} (${(took / 1000).toFixed(0)} s)`);
  }
  return built;
}

function copyStep(rest: string, built: Built, context: string, before: ReadonlyMap<string, Built>): void {
  const { from, sources, target } = copyIn(rest);
  const origin = from === null ? context : before.get(from)?.folder;
  if (origin === undefined) throw new Error(`COPY from ${from}: there is no such stage`);
  for (const source of sources) {
    const path = join(origin, source);
    if (!existsSync(path)) throw new Error(`COPY ${source}: not in the repository`);
    const into = join(built.folder, built.workdir, target, sources.length > 1 || target.endsWith('/') ? source : '');
    mkdirSync(dirname(into), { recursive: true });
    cpSync(path, into, { recursive: true, verbatimSymlinks: true });
  }
}

const variables = (environment: Record<string, string>) =>
  Object.entries(environment).map(([name, value]) => `${name}=${value}`);

/** A command as the finished image runs it: its user, its folder, its environment and what `docker run` adds. */
export function runIn(built: Built, command: string[], more: Record<string, string> = {}): ChildProcess {
  const user = built.user === null ? [] : [`--userspec=${userIds(built.folder, built.user)}`];
  // env ends as the program itself, so a signal reaches it: chroot and env exec what they are given.
  const args = [
    ...user,
    built.folder,
    '/usr/bin/env',
    '-i',
    '-C',
    built.workdir,
    ...variables({ ...built.environment, ...more }),
    ...command,
  ];
  return spawn('chroot', args, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
}

export function userIds(folder: string, name: string): string {
  const line = readFileSync(join(folder, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`there is no user ${name} in the image`);
  return `${uid}:${gid}`;
}

/** Debian as small as `slim` is; Node 24 and npm are put where the official image has them. */
export function makeBase(folder: string, nodeProgram: string): void {
  must('unshare', [
    // What it mounts (the machine's own /dev among it) stays in a view of its own and goes with it.
    ...['--mount', '--propagation=private', 'mmdebstrap'],
    ...['--variant=minbase', '--dpkgopt=force-unsafe-io'],
    '--include=ca-certificates,libstdc++6',
    'bookworm',
    folder,
    'http://deb.debian.org/debian',
  ]);
  cpSync(nodeProgram, join(folder, 'usr/local/bin/node'));
  const npm = join(folder, 'usr/local/lib/node_modules/npm');
  mkdirSync(npm, { recursive: true });
  must('sh', [
    '-c',
    'cd "$1" && npm pack --silent npm@11.19.1 && tar xzf npm-*.tgz --strip-components=1 && rm npm-*.tgz',
    'sh',
    npm,
  ]);
  for (const name of ['npm', 'npx'])
    must('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/local/bin', name)]);
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), { dereference: true });
  const trusted = [...new Set([CERTIFICATES, process.env.NODE_EXTRA_CA_CERTS ?? ''])].filter((path) =>
    existsSync(path),
  );
  for (const path of trusted) appendFileSync(join(folder, CERTIFICATES), `\n${readFileSync(path, 'utf8')}`);
  rmSync(join(folder, 'var/cache/apt'), { recursive: true, force: true });
}
