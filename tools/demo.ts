import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startCluster } from '../db/cluster/cluster.ts';
import { createAppDatabase } from '../db/create.ts';
import { migrate } from '../db/migrate.ts';
import { demoCompany } from '../db/seed/content/company.ts';
import { seedDemoData } from '../db/seed/demo-data.ts';
import { demoStripeSeed } from '../db/seed/demo-stripe.ts';
import { startEmulators } from '../emulators/start.ts';
import type { WebPlugin } from '../src/server/app.ts';
import { type Config, demoDefaults, parseConfig } from '../src/server/config.ts';
import { type RunningServer, startServer } from '../src/server/main.ts';
import { demoKeys } from './demo-keys.ts';
import { holdFolder } from './hold-folder.ts';
import { setRichMenu } from './rich-menu/set-rich-menu.ts';

export interface Demo {
  config: Config;
  emulators: Awaited<ReturnType<typeof startEmulators>>['urls'];
  stop(): Promise<void>;
}

interface DemoOptions {
  environment: Record<string, string | undefined>;
  /** The moment the demo world is made for; tests fix it. */
  now?: Date;
  throwAway?: boolean;
  /** Instead of the built web: the one that reloads (tools/dev.ts). */
  web?: WebPlugin;
}

/** The whole product on one machine: PostgreSQL, migrations, demo world, emulators, worker and web. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { environment, now = new Date(), throwAway = false, web } = options;
  const port = Number(environment.PORT ?? 3000);
  const dataDir = resolve(environment.DATA_DIR ?? demoDefaults(port).DATA_DIR ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  const release = holdFolder(dataDir);
  const stops: (() => Promise<void>)[] = [async () => release()];
  /** Every step, whatever becomes of the one before: nothing may be left behind. */
  const stop = async () => {
    const failures: unknown[] = [];
    for (const step of stops.splice(0).reverse()) await step().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const database = await demoDatabase(environment.DATABASE_URL, dataDir, throwAway);
    stops.push(database.stop);
    const config = parseConfig({
      ...environment,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...(environment.AUTH_SIGNING_KEY ? {} : await demoKeys(dataDir)),
    });
    await migrate(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL);
    const emulators = await startEmulators({
      basePort: config.PORT,
      // What is thrown away need not survive a restart: writing it all after every call was a twelfth of a test demo's work.
      ...(throwAway ? {} : { dataDir: join(dataDir, 'emulators') }),
      webhooks: {
        stripe: { url: `http://localhost:${config.PORT}/webhooks/stripe`, secret: config.STRIPE_WEBHOOK_SECRET },
        line: { url: `http://localhost:${config.PORT}/webhooks/line` },
      },
      secrets: {
        lineChannelId: config.LINE_LOGIN_CHANNEL_ID,
        lineChannelSecret: config.LINE_LOGIN_CHANNEL_SECRET,
        lineMessagingToken: config.LINE_MESSAGING_TOKEN,
        lineMessagingSecret: config.LINE_MESSAGING_SECRET,
        chatworkToken: config.CHATWORK_TOKEN ?? '',
        s3Bucket: config.S3_BUCKET ?? '',
        s3AccessKeyId: config.S3_ACCESS_KEY_ID ?? '',
        s3SecretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
      },
    });
    stops.push(emulators.close);
    if (await isEmpty(config.DATABASE_URL)) {
      await seed(config, emulators.urls.stripe, now);
      // A demo that talks to the real LINE leaves the account's menu alone.
      if (config.LINE_API_BASE === emulators.urls.line) await setRichMenu(config, demoCompany.tel);
    }
    const server: RunningServer = await startServer(config, web);
    stops.push(server.stop);
    return { config, emulators: emulators.urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Our own PostgreSQL in the data folder, unless the environment names one. */
async function demoDatabase(given: string | undefined, dataDir: string, throwAway: boolean) {
  if (given) return { url: given, stop: async () => {} };
  const cluster = await startCluster({ folder: dataDir, throwAway, restarts: true });
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createAppDatabase(admin, 'imahoiku');
  await admin.end();
  return { url: cluster.urlOf('imahoiku', 'imahoiku'), stop: cluster.stop };
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query('select from branches limit 1')).rowCount === 0;
  } finally {
    await client.end();
  }
}

/** Both sides together, so that cards and subscriptions match the database. */
async function seed(config: Config, stripeUrl: string, now: Date): Promise<void> {
  await post(`${stripeUrl}/emulator/reset`, {});
  await post(`${stripeUrl}/emulator/seed`, demoStripeSeed(now));
  await seedDemoData(config.DATABASE_URL, now);
}

async function post(url: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status} ${await response.text()}`);
}

/** Forgets everything a demo has kept; the next start makes the demo world again. */
export function resetDemo(dataDir: string): void {
  const release = holdFolder(dataDir);
  release();
  rmSync(dataDir, { recursive: true, force: true });
}
