import { generateKeyPairSync } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { createApp } from '../../src/server/app.ts';
import { newSigningKey } from '../../src/server/bearer-tokens.ts';
import { adjustableClock } from '../../src/server/clock.ts';
import { parseConfig } from '../../src/server/config.ts';

/** The real server in a thread of its own; tells its port and the tokens of the families that will reserve. */
const { url, now, uids, connections } = workerData as { url: string; now: string; uids: string[]; connections: number };
const clock = adjustableClock();
clock.freeze(new Date(now));
const private_key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const config = parseConfig({
  DATABASE_URL: url,
  DATABASE_POOL_SIZE: String(connections),
  AUTH_SIGNING_KEY: await newSigningKey(),
  GOOGLE_SERVICE_ACCOUNT: JSON.stringify({ client_email: 'bench@example.jp', private_key }),
  LOG_LEVEL: 'silent',
  RATE_LIMIT_REQUEST: '100000000/60',
});
const { server, services } = await createApp(config, { clock });
await server.listen({ port: 0, host: '127.0.0.1' });
const tokens = await Promise.all(
  uids.map(async (uid) => [uid, await services.bearer.issue({ uid, role: 'user', session_id: 'bench' })] as const),
);
const [address] = server.addresses();
parentPort?.postMessage({ port: typeof address === 'object' ? address.port : 0, tokens });
parentPort?.on('message', async () => {
  await server.close();
  process.exit(0);
});
