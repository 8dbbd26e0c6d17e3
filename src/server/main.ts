import { accessSync, constants, mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createApp, type WebPlugin } from './app.ts';
import type { Clock } from './clock.ts';
import { type Config, ConfigError, configFromEnvironment } from './config.ts';
import { startTroubleWatch } from './monitoring/trouble-watch.ts';
import { startWorker } from './worker.ts';

export interface RunningServer {
  stop(): Promise<void>;
}

/** Web, worker, or both, as the configuration says. `clock`: the launcher's, in tests. */
export async function startServer(config: Config, givenWeb?: WebPlugin, clock?: Clock): Promise<RunningServer> {
  refuseUnwritableFolder(config.DATA_DIR);
  const web = config.PROCESS === 'worker' ? undefined : (givenWeb ?? (await builtWeb()));
  const app = await createApp(config, { ...(web ? { web } : {}), ...(clock ? { clock } : {}) });
  const worker = config.PROCESS === 'web' ? null : await startWorker(app.services);
  if (config.PROCESS !== 'worker') await app.server.listen({ port: config.PORT, host: config.HOST });
  const watch = startTroubleWatch(app.services, app.checkHealth);
  // An unhandled rejection concerns one request or one job; everything else goes on.
  const onRejection = (reason: unknown) => app.services.log.error({ err: reason }, 'a failure nobody waited for');
  process.on('unhandledRejection', onRejection);
  return {
    async stop() {
      // Jobs and requests under way may still use the database: it is closed last.
      await app.stop(Promise.all([worker?.stop().catch(() => {}), watch.close()]));
      process.off('unhandledRejection', onRejection);
    },
  };
}

/** A folder that cannot be written would be found out by the first upload. */
function refuseUnwritableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new ConfigError(`DATA_DIR must be a folder this process may write: ${folder} is not.`);
  }
}

async function builtWeb(): Promise<WebPlugin> {
  const entry = new URL('../../build/server/index.js', import.meta.url);
  const { webPlugin } = (await import(entry.href)) as { webPlugin: WebPlugin };
  return webPlugin;
}

/**
 * Stops once, whichever signal comes first; a second one is for the impatient. An uncaught error leaves the
 * program in an unknown state: it stops too, so that nothing (PostgreSQL) is left behind, and is started again from outside.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const stopWith = (code: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stopWith(0));
  process.on('SIGTERM', () => stopWith(0));
  process.on('uncaughtException', (error) => {
    console.error(error);
    setTimeout(() => process.exit(1), 30_000).unref();
    stopWith(1);
  });
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
