import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { configFromEnvironment } from '../../src/server/config.ts';
import { startServer, stopOnSignal } from '../../src/server/main.ts';

/**
 * The server as main.ts runs it, without pages (no build is needed), and by a clock that can be made to jump: the file
 * named first holds how many milliseconds it is ahead of the machine's.
 */
const file = process.argv[2] ?? '';
let ahead = Number(readFileSync(file, 'utf8'));
const parent = process.ppid;
setInterval(() => {
  // A soak that was killed ends nobody; so they end by themselves.
  if (process.ppid !== parent) process.exit(1);
  const read = readFileSync(file, 'utf8');
  // Empty while it is being written.
  if (read !== '') ahead = Number(read);
}, 100).unref();
const server = await startServer(configFromEnvironment(), async () => {}, { now: () => new Date(Date.now() + ahead) });
stopOnSignal(() => server.stop());
// Anyone who is killed writes nothing down: the next start shall not compile everything again.
flushCompileCache();
process.stderr.write('soak: up\n');
