import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { type Cluster, startCluster } from '../../../db/cluster/cluster.ts';
import { readableBy, unprivilegedUser } from '../../../db/cluster/run-as.ts';
import { createAppDatabase } from '../../../db/create.ts';
import { migrate } from '../../../db/migrate.ts';
import { seedDemoData } from '../../../db/seed/demo-data.ts';
import { demoStripeSeed } from '../../../db/seed/demo-stripe.ts';
import { startEmulators } from '../../../emulators/start.ts';
import { type App, createApp } from '../../../src/server/app.ts';
import { openSession } from '../../../src/server/auth/store/sessions.ts';
import { type Config, demoDefaults, parseConfig } from '../../../src/server/config.ts';
import { runWaitingJobs } from '../../../src/server/worker.ts';
import { demoKeys } from '../../../tools/demo-keys.ts';
import { fetchCommand } from '../restore.ts';
import type { BackupSettings } from '../settings.ts';

const DATABASE = 'imahoiku';

/** A folder with everything: the demo world on a PostgreSQL that archives its log, and the place the backups go to. */
export async function rehearsalSetup() {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-restore-'));
  chmodSync(folder, 0o755);
  const runAs = unprivilegedUser();
  const owned = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (runAs) chownSync(path, runAs.uid, runAs.gid);
    return path;
  };
  const settings: BackupSettings = { folder: owned('backups'), key: `${randomUUID()}${randomUUID()}`, keepDays: 35 };
  const environment = join(owned('etc'), 'backup.env');
  writeFileSync(environment, `BACKUP_DIR=${settings.folder}\nBACKUP_KEY=${settings.key}\n`, { mode: 0o600 });
  if (runAs) chownSync(environment, runAs.uid, runAs.gid);
  const { node, program } = programsFor(join(folder, 'programs'), runAs);
  const keepCommand = `"${node}" --env-file="${environment}" "${program}" keep "%p" "%f"`;
  const archiving = ['archive_mode=on', `archive_command=${keepCommand}`, 'archive_timeout=60'];

  const dataDir = join(folder, 'first-files');
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await Promise.resolve(stop()).catch(() => {});
  };
  try {
    const cluster = await startCluster({ folder: join(folder, 'first'), settings: archiving });
    stops.push(cluster.stop);
    await withClient(cluster.urlOf('postgres'), (admin) => createAppDatabase(admin, DATABASE));
    const url = cluster.urlOf(DATABASE, 'imahoiku');
    await migrate(url);
    const now = new Date();
    await seedDemoData(url, now);
    const emulators = await startDemoEmulators(now);
    stops.push(emulators.close);
    const configOf = async (databaseUrl: string, filesIn: string): Promise<Config> => {
      mkdirSync(filesIn, { recursive: true });
      return parseConfig({
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: filesIn, LOG_LEVEL: 'silent', TROUBLE_CHECK_SECONDS: '0' },
        ...{
          STRIPE_API_BASE: emulators.urls.stripe,
          LINE_ISSUER: emulators.urls.line,
          LINE_API_BASE: emulators.urls.line,
        },
        ...{ CHATWORK_BASE: emulators.urls.chatwork, SMTP_URL: emulators.urls.smtp },
        GOOGLE_TOKEN_URL: `${emulators.urls.googleCalendar}/token`,
        GOOGLE_CALENDAR_BASE: emulators.urls.googleCalendar,
        ...(await demoKeys(filesIn)),
      });
    };
    return {
      folder,
      settings,
      environment,
      restoreCommand: fetchCommand({ node, environment, program }),
      first: { cluster, url, superuser: cluster.urlOf(DATABASE), dataDir, config: await configOf(url, dataDir) },
      /** A restored one, in a new folder beside the first. */
      async startRestored(name: string): Promise<{ cluster: Cluster; url: string; superuser: string }> {
        if (runAs) spawnSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, join(folder, name)]);
        const restored = await startCluster({ folder: join(folder, name) });
        stops.push(restored.stop);
        return { cluster: restored, url: restored.urlOf(DATABASE, 'imahoiku'), superuser: restored.urlOf(DATABASE) };
      },
      configOf,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** PostgreSQL's user runs the commands: from a checkout it cannot read they are copied, with Node. */
function programsFor(folder: string, runAs: ReturnType<typeof unprivilegedUser>) {
  const sources = join(import.meta.dirname, '..');
  const isReadable = (path: string) => runAs === null || readableBy(runAs, path);
  mkdirSync(folder);
  let program = join(sources, 'wal.ts');
  if (!isReadable(sources)) {
    for (const name of ['wal.ts', 'log-names.ts', 'sealed-file.ts', 'settings.ts'])
      copyFileSync(join(sources, name), join(folder, name));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    program = join(folder, 'wal.ts');
  }
  let node = process.execPath;
  if (!isReadable(node)) {
    node = join(folder, 'node');
    cpSync(process.execPath, node);
  }
  return { node, program };
}

async function startDemoEmulators(now: Date) {
  const demo = demoDefaults(3000);
  const emulators = await startEmulators({
    basePort: 0,
    webhooks: {
      stripe: { url: 'http://localhost:9/', secret: demo.STRIPE_WEBHOOK_SECRET ?? '' },
      line: { url: 'http://localhost:9/' },
    },
    secrets: {
      lineChannelId: demo.LINE_LOGIN_CHANNEL_ID ?? '',
      lineChannelSecret: demo.LINE_LOGIN_CHANNEL_SECRET ?? '',
      lineMessagingToken: demo.LINE_MESSAGING_TOKEN ?? '',
      lineMessagingSecret: demo.LINE_MESSAGING_SECRET ?? '',
      chatworkToken: demo.CHATWORK_TOKEN ?? '',
      s3Bucket: demo.S3_BUCKET ?? '',
      s3AccessKeyId: demo.S3_ACCESS_KEY_ID ?? '',
      s3SecretAccessKey: demo.S3_SECRET_ACCESS_KEY ?? '',
    },
  });
  const body = JSON.stringify(demoStripeSeed(now));
  const headers = { 'content-type': 'application/json' };
  const seeded = await fetch(`${emulators.urls.stripe}/emulator/seed`, { method: 'POST', headers, body });
  if (!seeded.ok) throw new Error(`the payments' stand-in refused its seed: ${await seeded.text()}`);
  return emulators;
}

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function isOpen(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ replaying: boolean }>('select pg_is_in_recovery() as replaying');
  return rows[0]?.replaying === false;
}

/** People at work: what a family and a manager do, over the real routes. */
export async function openPeople(config: Config) {
  const app: App = await createApp(config);
  await app.server.ready();
  const tokenOf = async (uid: string, role: 'user' | 'staff') => {
    const { services } = app;
    const session = await services.database.transaction(services.clock.now(), (tx) =>
      openSession(tx, { uid, role }, config),
    );
    return services.bearer.issue({ uid, role, session_id: session.id });
  };
  const [parent, manager] = [await tokenOf('demo-sato', 'user'), await tokenOf('demo-minato-manager', 'staff')];
  const call = async (name: string, data: object) => {
    const headers = { authorization: `Bearer ${parent}` };
    const url = `/imahoiku/asia-northeast1/${name}`;
    const answer = await app.server.inject({ method: 'POST', url, payload: { data }, headers });
    return (
      answer.json<{ result?: { status: string; [field: string]: unknown } }>().result ?? {
        status: `${answer.statusCode}`,
      }
    );
  };
  return {
    ready: async () => (await app.server.inject('/readyz')).statusCode === 200,
    /** Quoted, then reserved, as the confirm page does; false where the day has no seat. */
    async reserve(date: string, hour: number): Promise<boolean> {
      const stay = {
        branch_id: 2,
        child_ids: [1],
        reserve_date: date,
        start_hour: hour,
        start_min: 0,
        end_hour: hour + 1,
        end_min: 0,
      };
      const quoted = await call('quoteReserve', stay);
      const { reserve_amount: quoted_amount } = (quoted.quote ?? {}) as { reserve_amount?: number };
      if (quoted_amount === undefined) return false;
      const made = await call('createReserve', { ...stay, quoted_amount, idempotency_key: randomUUID() });
      return made.status === 'OK';
    },
    async buyTickets(): Promise<void> {
      const bought = await call('buyTickets', {
        ticket_price_id: 1,
        quoted_amount: 10_500,
        idempotency_key: randomUUID(),
      });
      if (bought.status !== 'OK') throw new Error(`buyTickets: ${JSON.stringify(bought)}`);
    },
    async upload(): Promise<void> {
      const background = `#${randomUUID().slice(0, 6)}`;
      const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const boundary = randomUUID();
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
      const answer = await app.server.inject({
        method: 'POST',
        url: '/files?purpose=branch_image&branch_id=2',
        headers: { authorization: `Bearer ${manager}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
      if (answer.statusCode !== 200) throw new Error(`upload: ${answer.statusCode} ${answer.body}`);
    },
    runJobs: () => runWaitingJobs(app.services),
    stop: () => app.stop(),
  };
}
