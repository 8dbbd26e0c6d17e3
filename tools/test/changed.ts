import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { touchedSpecs } from './touched-specs.ts';
import { touchedTests } from './touched-tests.ts';

/**
 * `npm run test:changed -- [commit]`: what touches the files changed since then (HEAD: what is not committed yet).
 * Browser tests marked `@again` only where a spec itself changed: a test without a browser carries what they prove.
 */
const [since = 'HEAD'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const started = performance.now();
const run = (name: string, ...args: string[]): boolean => {
  const ok = spawnSync(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' }).status === 0;
  console.log(`=== ${name} ${args[0]}: ${((performance.now() - started) / 1000).toFixed(0)} s since the start`);
  return ok;
};
const texts = (folder: string, ends: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends))
    .map((name) => join(folder, name))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const specs = touchedSpecs(changed, new Map(texts('e2e/specs', '.spec.ts')));
const onDatabase = touchedTests(changed, new Map([...texts('src/server', '.ts'), ...texts('db', '.ts')]));
console.log(
  `${changed.length} files changed since ${since}; on a database: ${onDatabase.join(' ') || 'none'}; browser specs: ${specs.join(' ') || 'none'}`,
);
const again = specs.some((file) => changed.includes(file)) ? [] : ['--grep-invert', '@again'];
const results = [
  run(
    'vitest',
    'run',
    '--changed',
    since,
    '--passWithNoTests',
    '--reporter=dot',
    '--project',
    'pure',
    '--project',
    'dom',
  ),
  onDatabase.length === 0 || run('vitest', 'run', '--reporter=dot', '--project', 'database', ...onDatabase),
  specs.length === 0 ||
    (run('node', 'tools/build.ts') && run('playwright', 'test', ...specs, ...again, '--reporter=line')),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
