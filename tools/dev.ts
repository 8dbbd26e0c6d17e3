import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run dev`: tools/dev-server.ts, started again when what it runs on changes (`node --watch` would also follow
 * Vite's own temporary files and never come to rest). Pages need no restart: Vite changes them in the open browser.
 */
const folders = ['src/server', 'src/domain', 'src/contract', 'db', 'emulators', 'tools'];
const root = join(import.meta.dirname, '..');
/** One save is often several writes. */
const QUIET_MS = 200;

let child: ChildProcess | null = null;
let leaving = false;
let again = false;
let pause: NodeJS.Timeout | undefined;

/** Not SIGTERM: the router's second Vite hears that one too and ends the process before PostgreSQL is stopped. */
const stop = (running: ChildProcess) => running.kill('SIGINT');

function start(): void {
  again = false;
  child = spawn(process.execPath, [join(import.meta.dirname, 'dev-server.ts')], { stdio: 'inherit', detached: true });
  child.once('exit', () => {
    child = null;
    if (leaving) process.exit(0);
    if (again) start();
    else console.log('止まりました。保存するともう一度始めます。');
  });
}

function restart(): void {
  if (child === null) {
    start();
  } else if (!again) {
    // Told once: a second signal would cut its farewell short.
    again = true;
    stop(child);
  }
}

for (const folder of folders) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (name === null || !/(?<!\.test)\.(ts|sql|graphql)$/.test(name)) return;
    clearTimeout(pause);
    pause = setTimeout(restart, QUIET_MS);
  });
}
// Detached, so that Ctrl-C reaches the child through us, and once; a second Ctrl-C is for the impatient.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (child === null) process.exit(0);
    if (!again || leaving) stop(child);
    leaving = true;
  });
}
start();
