import { pathToFileURL } from 'node:url';
import { createApp, type WebPlugin } from './app.ts';
import { type Config, ConfigError, configFromEnvironment } from './config.ts';
import { startWorker } from './worker.ts';

export interface RunningServer {
  stop(): Promise<void>;
}

/** Web, worker, or both, as the configuration says. */
export async function startServer(config: Config, givenWeb?: WebPlugin): Promise<RunningServer> {
  const web = config.PROCESS === 'worker' ? undefined : (givenWeb ?? (await builtWeb()));
  const app = await createApp(config, { web });
  const worker = config.PROCESS === 'web' ? null : await startWorker(app.services);
  if (config.PROCESS !== 'worker') await app.server.listen({ port: config.PORT, host: config.HOST });
  return {
    async stop() {
      // Jobs and requests under way may still use the database: it is closed last.
      await app.stop(worker?.stop().catch(() => {}));
    },
  };
}

async function builtWeb(): Promise<WebPlugin> {
  const entry = new URL('../../build/server/index.js', import.meta.url);
  const { webPlugin } = (await import(entry.href)) as { webPlugin: WebPlugin };
  return webPlugin;
}

/** Stops once, whichever signal comes first; a second one is for the impatient. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function main(): Promise<void> {
  const server = await startServer(configFromEnvironment());
  stopOnSignal(() => server.stop());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
