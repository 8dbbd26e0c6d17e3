import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';

/**
 * The long form of the tests' fuzz: `npm run fuzz -- [count] [seed]` sends so many inputs to each entry (functions,
 * sign-in, data API, pages, webhooks), ends by itself and says how many were sent; no answer may be 500 or more. Without
 * a count it is 100,000 and more in all. Without a seed a new one is drawn; it is printed, and finds the same again.
 * FUZZ_LOG=error shows what the server said.
 */
const [count = '10000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const files = ['src/server/callable/fuzz', 'src/server/http/input/fuzz', 'src/server/webhooks/hostile'];
console.log(`${count} inputs to each entry, seed ${seed}`);
const started = performance.now();
const tests = spawn(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    'database',
    '--testTimeout',
    '86400000',
    ...files,
  ],
  {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, FUZZ_COUNT: count, FUZZ_SEED: seed },
  },
);
let text = '';
tests.stdout.setEncoding('utf8').on('data', (chunk: string) => {
  text += chunk;
  process.stdout.write(chunk);
});
tests.once('close', (status) => {
  // Each entry says what it is going to send (testing/fuzz/settings.ts), and stops at the first answer of 500 or more.
  const entries = [...text.matchAll(/fuzz: seed \d+, (\d+) inputs/g)].map(([, inputs]) => Number(inputs));
  const sent = entries.reduce((sum, inputs) => sum + inputs, 0);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const end =
    status === 0
      ? `${sent} inputs to ${entries.length} entries in ${minutes} minutes, no answer of 500 or more (seed ${seed})`
      : `failed after ${minutes} minutes (seed ${seed}): see above`;
  console.log(end);
  process.exitCode = status ?? 1;
});
