import { stopOnSignal } from '../../src/server/main.ts';
import { startDemo } from '../demo.ts';

/** The demo as `npm start` runs it, without pages, so that no build is needed. */
const demo = await startDemo({ environment: { LOG_LEVEL: 'warn', ...process.env }, web: async () => {} });
stopOnSignal(() => demo.stop());
