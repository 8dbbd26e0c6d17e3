import type { WebPlugin } from '../../src/server/app.ts';
import { createApp } from '../../src/server/app.ts';
import { adjustableClock } from '../../src/server/clock.ts';
import { parseConfig } from '../../src/server/config.ts';
import { NOW } from '../world/size.ts';
import { type ServerOptions, serveOnMessage } from './served.ts';

/** The product as a web process of its own, with the built pages. `deaf`: it hears of no change, and so keeps no page. */
const unlimited = '1000000000/60';

serveOnMessage(async ({ url, connections, signingKey, deaf }: ServerOptions) => {
  const clock = adjustableClock();
  clock.freeze(NOW);
  const config = parseConfig({
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: String(connections),
    AUTH_SIGNING_KEY: signingKey,
    GOOGLE_SERVICE_ACCOUNT: '{}',
    LOG_LEVEL: 'silent',
    PROCESS: 'web',
    // Callers come from many addresses, as through a proxy.
    TRUST_PROXY: '1',
    RATE_LIMIT_REQUEST: unlimited,
    RATE_LIMIT_NEARBY: unlimited,
    RATE_LIMIT_SIGN_IN: unlimited,
    ...(deaf ? { DATABASE_DIRECT_URL: 'postgres://nobody@127.0.0.1:1/none' } : {}),
  });
  const entry = new URL('../../build/server/index.js', import.meta.url);
  const { webPlugin } = (await import(entry.href)) as { webPlugin: WebPlugin };
  const { server } = await createApp(config, { web: webPlugin, clock });
  return server;
});
