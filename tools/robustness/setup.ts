import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, startCluster } from '../../db/cluster/cluster.ts';
import { createAppDatabase } from '../../db/create.ts';
import { migrate } from '../../db/migrate.ts';
import { seedDemoData } from '../../db/seed/demo-data.ts';
import { startEmulators } from '../../emulators/start.ts';
import { newSigningKey } from '../../src/server/bearer-tokens.ts';
import { type Config, parseConfig } from '../../src/server/config.ts';
import { type ServerProcess, startProcess } from '../../src/server/testing/process.ts';

export const sleep = (seconds: number) => new Promise((wake) => setTimeout(wake, seconds * 1000));
export const since = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(1)} s`;

/** A PostgreSQL of its own that can be killed and started again, the emulators, and the real program as processes. */
export async function robustnessSetup() {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-robustness-'));
  chmodSync(folder, 0o755);
  const start = (name: string) => startCluster({ folder: join(folder, name), flushes: true });
  let cluster: Cluster = await start('first');
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createAppDatabase(admin, 'imahoiku');
  await admin.end();
  const url = cluster.urlOf('imahoiku', 'imahoiku');
  await migrate(url);
  await seedDemoData(url, new Date());
  const emulators = await startEmulators({
    basePort: 0,
    webhooks: {
      stripe: { url: 'http://localhost:9/', secret: 'whsec_imahoiku_demo' },
      line: { url: 'http://localhost:9/' },
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
  const { urls } = emulators;
  const private_key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
  const config: Config = parseConfig({
    DATABASE_URL: url,
    AUTH_SIGNING_KEY: await newSigningKey(),
    GOOGLE_SERVICE_ACCOUNT: JSON.stringify({ client_email: 'calendar@imahoiku.example', private_key }),
    LINE_ISSUER: urls.line,
    LINE_API_BASE: urls.line,
    STRIPE_API_BASE: urls.stripe,
    CHATWORK_BASE: urls.chatwork,
    SMTP_URL: urls.smtp,
    RATE_LIMIT_REQUEST: '1000000/60',
    LOG_LEVEL: 'error',
  });
  const processes: ServerProcess[] = [];
  return {
    folder,
    config,
    line: urls.line,
    urlOf: (database: string, user?: string) => cluster.urlOf(database, user),
    startCluster: start,
    start(environment: Record<string, string> & { PROCESS: Config['PROCESS'] }): ServerProcess {
      const started = startProcess(config, environment);
      processes.push(started);
      return started;
    },
    /** As a crash of the machine PostgreSQL runs on: no goodbye to anybody. */
    async killDatabase(): Promise<void> {
      const pid = Number(readFileSync(join(folder, 'first/postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGQUIT');
      while (spawnSync('kill', ['-0', String(pid)]).status === 0) await sleep(0.05);
    },
    async startDatabase(): Promise<void> {
      cluster = await start('first');
    },
    stopDatabase: () => cluster.stop(),
    /** So many LINE messages of their own text; their jobs are due at once. */
    async tell(prefix: string, count: number, database = url): Promise<void> {
      const client = new pg.Client(database);
      await client.connect();
      await client.query(
        `with c as (
           update customers set line_user_id = 'U' || lpad('1', 32, '0'), line_notification_flag = true
           where uid = 'demo-sato' returning id
         ), n as (
           insert into notifications (customer_id, kind, deduplication_key, title, content, link)
           select c.id, 'reserve_cancelled', $1 || i, $1 || i, 'x', '/mypage' from c, generate_series(1, $2::integer) i returning id
         )
         select app.enqueue('notifyCustomer', json_build_object('notification_id', n.id)) from n`,
        [prefix, count],
      );
      await client.end();
    },
    async jobsLeft(database = url): Promise<number> {
      const client = new pg.Client(database);
      client.on('error', () => {});
      try {
        await client.connect();
        const { rows } = await client.query<{ left: number }>(
          "select count(*)::integer as left from graphile_worker.jobs where task_identifier = 'notifyCustomer'",
        );
        return rows[0]?.left ?? -1;
      } catch {
        return -1;
      } finally {
        await client.end().catch(() => {});
      }
    },
    /** How often each text arrived: all of them, once each, is what is wanted. */
    async delivered(prefix: string): Promise<{ texts: number; most: number }> {
      const { messages } = (await (await fetch(`${urls.line}/emulator/messages`)).json()) as {
        messages: { message: { text: string } }[];
      };
      const counts = new Map<string, number>();
      for (const { message } of messages) {
        const [title = ''] = message.text.split('\n');
        if (title.startsWith(prefix)) counts.set(title, (counts.get(title) ?? 0) + 1);
      }
      return { texts: counts.size, most: Math.max(0, ...counts.values()) };
    },
    async close(): Promise<void> {
      await Promise.all(processes.map((each) => each.end('SIGKILL')));
      await emulators.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
