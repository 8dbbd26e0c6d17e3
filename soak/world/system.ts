import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../db/cluster/cluster.ts';
import { createAppDatabase } from '../../db/create.ts';
import { migrate } from '../../db/migrate.ts';
import { seedDemoData } from '../../db/seed/demo-data.ts';
import { demoStripeSeed } from '../../db/seed/demo-stripe.ts';
import { startEmulators } from '../../emulators/start.ts';
import { newSigningKey } from '../../src/server/bearer-tokens.ts';
import { type Config, parseConfig } from '../../src/server/config.ts';
import { compiledSources, freePort, until } from '../../src/server/testing/process.ts';
import { control, createFamilies, type Family, type Staff, seedThirdParties, soakStaff } from '../load/families.ts';
import { withClient } from '../load/load.ts';
import { openDisk } from './disk.ts';
import { Clocks, Slot } from './processes.ts';

/** Monday, 10:00 in Tokyo: whenever a run is started, it is the same day. */
const START = new Date('2026-11-16T01:00:00Z');
const WEBS = 2;

export interface SoakSystem {
  config: Config;
  databaseUrl: string;
  /** As PostgreSQL's superuser. */
  adminUrl: string;
  origins: string[];
  webs: Slot[];
  workers: Slot[];
  clocks: Clocks;
  disk: ReturnType<typeof openDisk>;
  emulators: { line: string; stripe: string; mail: string };
  families: Family[];
  staff: Staff[];
  /** PostgreSQL's first process; null while there is none. */
  postmaster(): number | null;
  /** Waits until PostgreSQL answers; it is started again by itself. */
  databaseIsBack(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL, the stand-ins of the third parties, two web and two worker processes, and the families. */
export async function startSoakSystem(options: {
  families: number;
  workers: number;
  mayMount: boolean;
}): Promise<SoakSystem> {
  const disk = openDisk(options.mayMount);
  const stops: (() => Promise<void> | void)[] = [() => disk.remove()];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await Promise.resolve(stop()).catch(() => {});
  };
  try {
    const cluster = await startCluster({ folder: disk.folder, flushes: true, restarts: true });
    stops.push(cluster.stop);
    const adminUrl = cluster.urlOf('postgres');
    await withClient(adminUrl, (admin) => createAppDatabase(admin, 'imahoiku'));
    const databaseUrl = cluster.urlOf('imahoiku', 'imahoiku');
    await migrate(databaseUrl);
    await seedDemoData(databaseUrl, START);
    const families = await withClient(databaseUrl, (client) => createFamilies(client, options.families, START));
    const ports = await Promise.all(Array.from({ length: WEBS }, freePort));
    const emulators = await startThirdParties(ports[0] ?? 0);
    stops.push(emulators.close);
    await seedThirdParties(emulators.urls, families);
    const config = await configOf(databaseUrl, join(disk.folder, 'files'), emulators.urls, ports[0] ?? 0);
    const clockFiles = Array.from({ length: WEBS + options.workers }, (_, place) =>
      join(disk.folder, `clock-${place}`),
    );
    const clocks = new Clocks(clockFiles, START);
    // Kept, so that the others, and whoever is killed, start in a fraction of the time.
    const compiled = { NODE_COMPILE_CACHE: compiledSources };
    const slot = (name: string, place: number, own: Record<string, string>) => {
      const environment = { ...compiled, ...own };
      const started = new Slot({ name, config, environment, clockFile: clockFiles[place] ?? '' });
      stops.push(() => started.end());
      started.start();
      return started;
    };
    const web = (port: number, place: number) =>
      slot(`web ${place + 1}`, place, { PROCESS: 'web', PORT: String(port), HOST: '127.0.0.1' });
    const [port = 0, ...otherPorts] = ports;
    const webs = [web(port, 0)];
    await webs[0]?.untilUp();
    webs.push(...otherPorts.map((each, place) => web(each, place + 1)));
    const workers = Array.from({ length: options.workers }, (_, place) =>
      slot(`worker ${place + 1}`, WEBS + place, { PROCESS: 'worker' }),
    );
    await until('the processes are up', () => [...webs, ...workers].every(({ isUp }) => isUp), 600).catch((error) => {
      throw new Error([...webs, ...workers].map(({ output }) => output).join('\n'), { cause: error });
    });
    const pidFile = join(disk.folder, 'postgres/data/postmaster.pid');
    return {
      ...{ config, databaseUrl, adminUrl, webs, workers, clocks, disk, families, close },
      origins: ports.map((port) => `http://127.0.0.1:${port}`),
      emulators: emulators.urls,
      staff: soakStaff(families),
      postmaster() {
        try {
          return Number(readFileSync(pidFile, 'utf8').split('\n')[0]) || null;
        } catch {
          return null;
        }
      },
      databaseIsBack: () => until('PostgreSQL is back', () => answers(databaseUrl), 300),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_current_xact_id()');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Stripe and LINE tell the first web process; while it is away they try again. */
async function startThirdParties(port: number) {
  const emulators = await startEmulators({
    basePort: 0,
    webhooks: {
      stripe: { url: `http://127.0.0.1:${port}/webhooks/stripe`, secret: 'whsec_imahoiku_demo' },
      line: { url: `http://127.0.0.1:${port}/webhooks/line` },
    },
    secrets: {
      lineChannelId: '1650000000',
      lineChannelSecret: 'imahoiku-demo-line-login-channel-secret',
      lineMessagingToken: 'imahoiku-demo-messaging-token',
      lineMessagingSecret: 'imahoiku-demo-messaging-secret',
      chatworkToken: 'imahoiku-demo-chatwork-token',
      s3Bucket: 'imahoiku-demo',
      s3AccessKeyId: 'imahoiku-demo-s3-access-key',
      s3SecretAccessKey: 'imahoiku-demo-s3-secret-access-key',
    },
  });
  await control(`${emulators.urls.stripe}/emulator/seed`, demoStripeSeed(START));
  // Chatwork takes ten posts in ten seconds to one room: waiting for that at the end would prove nothing.
  const wide = { calls: 1_000_000, seconds: 1 };
  await control(`${emulators.urls.chatwork}/emulator/seed`, { limits: { token: wide, room: wide } });
  await control(`${emulators.urls.stripe}/emulator/clock`, { now: START.toISOString() });
  return emulators;
}

async function configOf(
  databaseUrl: string,
  files: string,
  urls: Awaited<ReturnType<typeof startEmulators>>['urls'],
  port: number,
): Promise<Config> {
  mkdirSync(files);
  const private_key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
  const many = '100000000/60';
  return parseConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: files,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    AUTH_SIGNING_KEY: await newSigningKey(),
    GOOGLE_SERVICE_ACCOUNT: JSON.stringify({ client_email: 'calendar@imahoiku.example', private_key }),
    GOOGLE_TOKEN_URL: `${urls.googleCalendar}/token`,
    GOOGLE_CALENDAR_BASE: urls.googleCalendar,
    STRIPE_API_BASE: urls.stripe,
    LINE_ISSUER: urls.line,
    LINE_API_BASE: urls.line,
    LINE_API_DATA_BASE: urls.line,
    CHATWORK_BASE: urls.chatwork,
    SMTP_URL: urls.smtp,
    RATE_LIMIT_SIGN_IN: many,
    RATE_LIMIT_REQUEST: many,
    // The load says in the proxy's place where it comes from.
    TRUST_PROXY: '1',
    WORKER_WATCH_SECONDS: '2',
    // Told to headquarters by mail: a run is nothing but trouble.
    TROUBLE_CHECK_SECONDS: '0',
    LOG_LEVEL: 'warn',
  });
}
