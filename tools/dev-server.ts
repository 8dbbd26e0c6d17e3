import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { WebPlugin } from '../src/server/app.ts';
import { stopOnSignal } from '../src/server/main.ts';
import { startDemo } from './demo.ts';

/** The demo with pages that change while they are written; tools/dev.ts starts it again when the server changes. */
const web: WebPlugin = async (app, options) => {
  // On our own port: the page's policy allows its own origin only, and two copies must not meet on Vite's usual port.
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: app.server } },
    // All packages are found before the first page asks for them, else it would be told to load again.
    optimizeDeps: { entries: ['src/web/**/*.tsx'] },
  });
  // Before the server closes, which waits for the open pages' sockets.
  app.addHook('preClose', () => vite.close());
  app.addHook('onRequest', async (request, reply) => {
    // Vite waits for a restarted server in a worker of its own making.
    reply.header('content-security-policy', `${reply.getHeader('content-security-policy')}; worker-src 'self' blob:`);
    await new Promise<void>((next) => {
      reply.raw.once('close', next);
      vite.middlewares(request.raw, reply.raw, () => next());
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/*', async (request, reply) => {
      // Loaded when it is asked for, as it stands then.
      const { respond } = (await vite.ssrLoadModule(
        '/src/web/server-entry.ts',
      )) as typeof import('../src/web/server-entry.ts');
      return respond(build, options, 'development')(request, reply);
    });
  });
};

// A page kept from before a change would not fit the scripts after it; and unbundled, one page is hundreds of requests.
const starting = startDemo({
  environment: { LOG_LEVEL: 'warn', PAGE_CACHE: '0', RATE_LIMIT_REQUEST: '100000/60', ...process.env },
  web,
});
// From the first moment on: a second save may come while it starts, and PostgreSQL must not be left behind.
stopOnSignal(async () => (await starting).stop());
const { config } = await starting;
console.log(`${config.PUBLIC_URL} (開発用: 保存すると画面に反映されます)`);
