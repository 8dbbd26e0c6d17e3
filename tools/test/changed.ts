import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { touchedSpecs } from './touched-specs.ts';

/** `npm run test:changed -- [commit]`: what touches the files changed since then (HEAD: what is not committed yet). */
const [since = 'HEAD'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const run = (name: string, ...args: string[]): boolean =>
  spawnSync(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' }).status === 0;

const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const specs = readdirSync(join(root, 'e2e/specs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => join('e2e/specs', name));
const touched = touchedSpecs(changed, new Map(specs.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
console.log(`${changed.length} files changed since ${since}; browser specs: ${touched.join(' ') || 'none'}`);
const vitest = ['run', '--changed', since, '--passWithNoTests', '--reporter=dot'];
const results = [
  run('vitest', ...vitest, '--project', 'pure', '--project', 'dom'),
  run('vitest', ...vitest, '--project', 'database'),
  touched.length === 0 || (run('node', 'tools/build.ts') && run('playwright', 'test', ...touched, '--reporter=line')),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
