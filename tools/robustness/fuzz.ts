import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';

/**
 * The long form of the tests' fuzz: `npm run fuzz -- [count] [seed]` sends so many inputs to each entry
 * (functions, sign-in, data API, pages, webhooks) and ends by itself; no answer may be 500 or more. Without a seed a new
 * one is drawn; it is printed, and finds the same again. FUZZ_LOG=error shows what the server said.
 */
const [count = '5000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const files = ['src/server/functions/callable/fuzz', 'src/server/http/input/fuzz', 'src/server/webhooks/hostile'];
console.log(`${count} inputs to each entry, seed ${seed}`);
const { status } = spawnSync(
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
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_COUNT: count, FUZZ_SEED: seed } },
);
process.exitCode = status ?? 1;
