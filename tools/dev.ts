import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { WebPlugin } from '../src/server/app.ts';
import { stopOnSignal } from '../src/server/main.ts';
import { startDemo } from './demo.ts';

/** `npm run dev`: the demo with pages that reload as they are written. The server itself restarts by hand. */
const vite = await createServer({ server: { middlewareMode: true } });

const web: WebPlugin = async (app, options) => {
  app.addHook('onRequest', async (request, reply) => {
    await new Promise<void>((next) => {
      reply.raw.once('close', next);
      vite.middlewares(request.raw, reply.raw, () => next());
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  const { respond } = (await vite.ssrLoadModule('/src/web/server-entry.ts')) as {
    respond(build: unknown, options: unknown, mode: 'development'): Parameters<typeof app.all>[1];
  };
  const build = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/*', respond(build, options, 'development'));
  });
};

const demo = await startDemo({ environment: { LOG_LEVEL: 'warn', ...process.env }, web });
console.log(`${demo.config.PUBLIC_URL} (開発用、保存するとページが更新されます)`);
stopOnSignal(async () => {
  await vite.close();
  await demo.stop();
});
