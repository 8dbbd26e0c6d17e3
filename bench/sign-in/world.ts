import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startCluster } from '../../db/cluster/cluster.ts';
import { createAppDatabase } from '../../db/create.ts';
import { migrate } from '../../db/migrate.ts';
import { seedDemoWorld } from '../../db/seed/demo-world.ts';
import { createApp } from '../../src/server/app.ts';
import { newSigningKey } from '../../src/server/bearer-tokens.ts';
import { parseConfig } from '../../src/server/config.ts';

type Urls = { stripe: string; line: string; smtp: string; googleCalendar: string; chatwork: string };

/** The real server, listening, on a throw-away database with the demo world. */
export async function startWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'imahoiku-bench-'));
  const cluster = await startCluster({ folder, throwAway: true });
  const admin = new pg.Client(cluster.urlOf('postgres'));
  await admin.connect();
  await createAppDatabase(admin, 'imahoiku');
  await admin.end();
  const url = cluster.urlOf('imahoiku', 'imahoiku');
  await migrate(url);
  await seedDemoWorld(url, new Date());
  const emulators = new Worker(new URL('./emulators.ts', import.meta.url));
  const urls = await new Promise<Urls>((resolve, reject) => {
    emulators.once('message', resolve);
    emulators.once('error', reject);
  });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { server, services } = await createApp(
    parseConfig({
      DATABASE_URL: url,
      AUTH_SIGNING_KEY: await newSigningKey(),
      GOOGLE_SERVICE_ACCOUNT: JSON.stringify({
        client_email: 'bench@imahoiku.example',
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      }),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SIGN_IN: '1000000/300',
      RATE_LIMIT_REQUEST: '100000000/60',
      STRIPE_API_BASE: urls.stripe,
      LINE_ISSUER: urls.line,
      LINE_API_BASE: urls.line,
      SMTP_URL: urls.smtp,
    }),
  );
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    services,
    stripeUrl: urls.stripe,
    async stop() {
      await server.close();
      await emulators.terminate();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
