import { configFromEnvironment } from '../config.ts';
import { startServer, stopOnSignal } from '../main.ts';

/** The server as main.ts runs it, without the built pages, so that tests need no build. */
const server = await startServer(configFromEnvironment(), async () => {});
stopOnSignal(() => server.stop());
