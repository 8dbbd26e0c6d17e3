import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../db/cluster/cluster.ts';
import { unprivilegedUser } from '../../db/cluster/run-as.ts';
import { createAppDatabase } from '../../db/create.ts';
import { newSigningKey } from '../../src/server/bearer-tokens.ts';
import { freePort, until } from '../../src/server/testing/process.ts';
import { type Built, buildStage, makeBase, must, removeTree, runIn, userIds } from './chroot.ts';
import { stagesOf } from './dockerfile.ts';

/**
 * `npm run image-rehearsal`: the Dockerfile's steps, read from the file, in a clean Debian (chroot, as root); then its web and
 * worker as the image would run them, on a PostgreSQL beside it: migrations, health, readiness, a page, SIGTERM.
 */
const root = join(import.meta.dirname, '../..');
const started = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);
const proofs: { what: string; holds: boolean }[] = [];
const prove = (what: string, holds: boolean) => {
  proofs.push({ what, holds });
  say(`${holds ? 'holds' : 'FAILS'}: ${what}`);
};
const missing = whatIsMissing();
if (missing !== null) {
  console.log(`Not run: ${missing}`);
  process.exit(1);
}
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'imahoiku-image-'));
chmodSync(folder, 0o755);
const running = new Set<ChildProcess>();
const stops: (() => Promise<unknown>)[] = [];
const close = async () => {
  for (const child of running) child.kill('SIGKILL');
  for (const stop of stops.splice(0).reverse()) await stop().catch(() => {});
  removeTree(folder);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)));
try {
  verifyUnits();
  await rehearse(build());
} catch (error) {
  console.error(error);
  proofs.push({ what: 'the rehearsal came to its end', holds: false });
} finally {
  await close();
}
const failed = proofs.filter(({ holds }) => !holds);
console.log(
  'Different from docker: the base is a minimal Debian 12 with Node 24 put in, not the image node:24-bookworm-slim; steps run in a chroot (same kernel, network and process numbers), layers and VOLUME are not made, HEALTHCHECK is run by hand.',
);
console.log(
  failed.length === 0
    ? 'Proved: the Dockerfile builds from the repository alone in a clean Debian; its web and worker run as its own user, migrate, are healthy and ready, serve a page and stop by SIGTERM.'
    : `Not proved: ${failed.map(({ what }) => what).join('; ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);

function whatIsMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a chroot needs Linux and root.';
  const has = () => spawnSync('sh', ['-c', 'command -v mmdebstrap']).status === 0;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!has()) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'mmdebstrap'], { env });
  return has() ? null : 'please run: apt-get install mmdebstrap';
}

/** Their programs lie under /opt there, not here: another stands in while systemd reads the rest. */
function verifyUnits(): void {
  const units = join(folder, 'units');
  mkdirSync(units);
  const source = join(root, 'deploy/systemd');
  const names = readdirSync(source).filter((name) => /\.(service|timer)$/.test(name));
  for (const name of names) {
    const text = readFileSync(join(source, name), 'utf8').replaceAll(
      '/opt/imahoiku/node_modules/.bin/node',
      '/bin/true',
    );
    writeFileSync(join(units, name), text);
  }
  const asked = names.map((name) => join(units, name.replace('@.', '@3001.')));
  const result = spawnSync('systemd-analyze', ['verify', '--man=no', ...asked], { encoding: 'utf8' });
  if (result.error) {
    say('units: systemd-analyze is not here, so they were not verified');
    return;
  }
  const said = result.stderr.split('\n').filter((line) => line.includes('imahoiku'));
  prove(
    `systemd accepts the ${names.length} units${said.length > 0 ? `, but: ${said.join(' ')}` : ''}`,
    result.status === 0 && said.length === 0,
  );
}

function build(): Built {
  const context = join(folder, 'context');
  mkdirSync(context);
  // What is committed or about to be, and nothing that only lies about here (node_modules, .data, build).
  must(
    'sh',
    [
      '-c',
      'git ls-files -z --cached --others --exclude-standard | tar --null -T - -cf - | tar -C "$1" -xf -',
      'sh',
      context,
    ],
    root,
  );
  const base = join(folder, 'base');
  makeBase(base, realpathSync(process.execPath));
  say('a clean Debian with Node 24');
  const built = new Map<string, Built>();
  for (const stage of stagesOf(readFileSync(join(context, 'deploy/Dockerfile'), 'utf8'))) {
    built.set(stage.name, buildStage(stage, base, join(folder, stage.name), context, built, say));
  }
  const final = built.get('final');
  if (!final) throw new Error('the Dockerfile has no last stage');
  const size = spawnSync('du', ['-sm', '--exclude=proc', final.folder], { encoding: 'utf8' }).stdout.split('\t')[0];
  say(`the image's files: ${size} MB`);
  return final;
}

async function rehearse(image: Built): Promise<void> {
  const socket = join(image.folder, 'run/pg');
  mkdirSync(socket, { recursive: true });
  const postgres = unprivilegedUser();
  if (postgres) chownSync(socket, postgres.uid, postgres.gid);
  const cluster = await startCluster({
    folder: join(folder, 'database'),
    throwAway: true,
    settings: [`unix_socket_directories=${socket}`],
  });
  stops.push(cluster.stop);
  const admin = new pg.Client(`postgres://postgres@/postgres?host=${encodeURIComponent(socket)}`);
  await admin.connect();
  await createAppDatabase(admin, 'imahoiku');
  await admin.end();
  const port = String(await freePort());
  const environment = { ...(await productionEnvironment()), PORT: port, HOST: '127.0.0.1', DRAIN_SECONDS: '8' };
  const site = `http://127.0.0.1:${port}`;
  const status = async (path: string) =>
    (await fetch(`${site}${path}`, { signal: AbortSignal.timeout(10_000) }).catch(() => null))?.status ?? 0;

  const migrating = start(image, ['node', 'tools/migrate.ts'], environment);
  prove('migrations run inside', (await migrating.ended) === 0);
  const web = start(image, image.command, environment);
  await until('the web is alive', async () => web.hasEnded() || (await status('/healthz')) === 200, 600);
  prove(
    `/healthz and /readyz say 200${web.said()}`,
    (await status('/healthz')) === 200 && (await status('/readyz')) === 200,
  );
  prove('a page is served', (await status('/')) === 200);
  prove(
    `it runs as ${image.user}, who may not write to the program`,
    ownerOf(web.child) === userIds(image.folder, image.user ?? '') && cannotWrite(image),
  );
  prove('the health check says well', (await start(image, image.healthcheck, environment).ended) === 0);
  const worker = start(image, image.command, { ...environment, PROCESS: 'worker' });
  await until('the worker is at work', async () => worker.hasEnded() || (await hasWorker(site, environment)), 600);
  // It listens for signals a moment after it is at work.
  await new Promise((wake) => setTimeout(wake, 3000));
  worker.child.kill('SIGTERM');
  prove(`the worker runs, and ends by SIGTERM with 0${worker.said()}`, (await worker.ended) === 0);
  web.child.kill('SIGTERM');
  await until('it drains', async () => (await status('/readyz')) !== 200, 60);
  const [alive, ready] = [await status('/healthz'), await status('/readyz')];
  prove(`while it drains it lives (${alive}) and is not ready (${ready})`, alive === 200 && ready === 503);
  prove(`the web ends by SIGTERM with 0${web.said()}`, (await web.ended) === 0);
  prove('afterwards the health check says ill', (await start(image, image.healthcheck, environment).ended) !== 0);
}

/** As the web's /health tells whoever has the token. */
async function hasWorker(site: string, environment: Record<string, string>): Promise<boolean> {
  const headers = { authorization: `Bearer ${environment.METRICS_TOKEN}` };
  const answer = await fetch(`${site}/health`, { headers, signal: AbortSignal.timeout(20_000) }).catch(() => null);
  const found = (await answer?.json().catch(() => null)) as { jobs?: { figures?: { workers?: number } } } | null;
  return (found?.jobs?.figures?.workers ?? 0) > 0;
}

function start(image: Built, command: string[], environment: Record<string, string>) {
  const child = runIn(image, command, environment);
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    if (code !== 0 && command !== image.healthcheck) console.error(output.slice(-2000));
    return code as number | null;
  });
  const hasEnded = () => !running.has(child);
  return { child, ended, hasEnded, said: () => (hasEnded() ? ` (it ended: ${output.slice(-300)})` : '') };
}

function ownerOf(child: ChildProcess): string {
  const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return ['Uid', 'Gid'].map((name) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]).join(':');
}

function cannotWrite(image: Built): boolean {
  const args = [
    `--userspec=${userIds(image.folder, image.user ?? '')}`,
    image.folder,
    '/bin/sh',
    '-c',
    `test ! -w ${image.workdir}/src && test -w /var/lib/imahoiku`,
  ];
  return spawnSync('chroot', args, { cwd: '/' }).status === 0;
}

/** Production as it is: nothing local, no secret of the demo's. No message is sent; what is asked of third parties may fail. */
async function productionEnvironment(): Promise<Record<string, string>> {
  const secret = () => randomBytes(24).toString('hex');
  const names = [
    ...['LINE_LOGIN_CHANNEL_ID', 'LINE_LOGIN_CHANNEL_SECRET', 'LINE_MESSAGING_TOKEN', 'LINE_MESSAGING_SECRET'],
    ...['HEALTH_DATA_KEY', 'METRICS_TOKEN'],
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, secret()])),
    STRIPE_SECRET_KEY: `sk_live_${secret()}`,
    STRIPE_PUBLISHABLE_KEY: `pk_live_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    DATABASE_URL: `postgres://imahoiku@/imahoiku?host=${encodeURIComponent('/run/pg')}`,
    PUBLIC_URL: 'https://imahoiku.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'info@imahoiku.example',
    TROUBLE_CHECK_SECONDS: '0',
    AUTH_SIGNING_KEY: await newSigningKey(),
  };
}
