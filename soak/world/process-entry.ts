import { readFileSync } from 'node:fs';
import { configFromEnvironment } from '../../src/server/config.ts';
import { startServer, stopOnSignal } from '../../src/server/main.ts';

/**
 * The server as main.ts runs it, without pages (no build is needed), and by a clock that can be made to jump: the file
 * named first holds how many milliseconds it is ahead of the machine's.
 */
const file = process.argv[2] ?? '';
const readAhead = () => Number(readFileSync(file, 'utf8'));
let ahead = readAhead();
setInterval(() => {
  try {
    ahead = readAhead();
  } catch {
    // Just being written.
  }
}, 100).unref();
const server = await startServer(configFromEnvironment(), async () => {}, { now: () => new Date(Date.now() + ahead) });
stopOnSignal(() => server.stop());
process.stderr.write('soak: up\n');
