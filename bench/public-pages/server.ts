import { parentPort, workerData } from 'node:worker_threads';
import { createApp, type WebPlugin } from '../../src/server/app.ts';
import { newSigningKey } from '../../src/server/bearer-tokens.ts';
import { parseConfig } from '../../src/server/config.ts';

/** The real server twice: one that hears of changes and so keeps pages, and one that is deaf and keeps nothing. */
const { url, now } = workerData as { url: string; now: string };
const { webPlugin } = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as {
  webPlugin: WebPlugin;
};

async function start(more: Record<string, string>): Promise<number> {
  const config = parseConfig({
    DATABASE_URL: url,
    AUTH_SIGNING_KEY: await newSigningKey(),
    GOOGLE_SERVICE_ACCOUNT: '{}',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_REQUEST: '100000000/60',
    ...more,
  });
  const { server } = await createApp(config, { web: webPlugin, clock: { now: () => new Date(now) } });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const cached = await start({});
const uncached = await start({ DATABASE_DIRECT_URL: 'postgres://nobody@127.0.0.1:1/none' });
parentPort?.postMessage({ cached, uncached });
