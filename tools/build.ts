import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeTurn } from './take-turn.ts';
import { exceeded, readBudgets, weighBuild } from './web-build/page-budgets.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build', 'stamp');
const inputs = [
  'src/web',
  'src/contract',
  'src/domain',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/web-build',
  'package-lock.json',
];

/** Builds the web if a file it is made of has changed since the last build; two starts at once build one after the other. */
export async function buildIfStale(): Promise<void> {
  const release = await takeTurn(join(root, '.cache', 'build.pid'));
  try {
    const hash = hashOfInputs();
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) await build(hash);
  } finally {
    release();
  }
}

async function build(hash: string): Promise<void> {
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  // Anyone who asks for it (vitest sets NODE_ENV to test), what is built is what is served.
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(process.execPath, [program, 'build'], { cwd: root, encoding: 'utf8', env });
  if (result.status !== 0) throw new Error(`the web could not be built:\n${result.stdout}\n${result.stderr}`);
  const budgets = readBudgets();
  const tooHeavy = exceeded(budgets, await weighBuild(join(root, 'build'), budgets));
  if (tooHeavy.length > 0) throw new Error(`heavier than tools/web-build/page-budgets.json:\n${tooHeavy.join('\n')}`);
  writeFileSync(stamp, hash);
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
          .filter((name) => !/\.test\.tsx?$/.test(name))
          .map((name) => join(path, name))
          .filter((file) => statSync(file).isFile())
          .sort()
      : [path];
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfStale();
