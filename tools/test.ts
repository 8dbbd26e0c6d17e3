import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries } from '../db/cluster/binaries.ts';
import { unprivilegedUser } from '../db/cluster/run-as.ts';
import { startTemplateCluster } from '../db/testing/template-cluster.ts';
import { installBrowser } from './install-browser.ts';
import { type Count, readPlaywright, readVitest, slowest, type Timed } from './test/reports.ts';

/**
 * `npm test`: every check; what needs no other runs beside it. Vitest and the browser tests run at the same time, two workers
 * each: either alone leaves the cores idle at times (decision 94). The last line is `N passed, N failed`.
 * `npm run test:all` (`--all`) adds the long forms: every operation of the interleavings, every hostile value in every field,
 * the fuzz with more inputs, five minutes of soak, every benchmark once, the console at every width, every screen loaded again, the
 * journey in WebKitGTK and Firefox, and the browser tests marked `@again`, whose proof a test without a browser carries
 * (docs/tests-moved.md names it).
 */
const all = process.argv.includes('--all');
if (all) process.env.TEST_ALL = '1';
const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
/** TEST_REPORTS keeps the reports in a folder of one's own, to see where the minutes go. */
const reports = process.env.TEST_REPORTS ?? mkdtempSync(join(tmpdir(), 'imahoiku-reports-'));
const total: Count = { passed: 0, failed: 0 };
const tests: Timed[] = [];
const failures: string[] = [];

type Outcome = Count & { tests?: Timed[]; failures?: string[]; output?: string };

async function stage(label: string, work: () => Promise<Outcome>): Promise<Count> {
  const start = performance.now();
  console.log(`\n=== ${label}`);
  const { passed, failed, tests: timed = [], failures: broken, output = '' } = await work();
  total.passed += passed;
  total.failed += failed;
  tests.push(...timed);
  failures.push(...(broken ?? (failed > 0 ? [label] : [])));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (output.trim()) console.log(output.trimEnd());
  console.log(`=== ${label}: ${passed} passed, ${failed} failed in ${seconds} s`);
  return { passed, failed };
}

/** With `quietly` the output is kept, as two stages at once would mix their lines. */
function run(command: string, args: string[], { quietly = false, environment = {} } = {}) {
  const env = { ...process.env, ...environment };
  const child = spawn(command, args, { cwd: root, env, stdio: ['inherit', ...outputs(quietly)] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise<{ ok: boolean; output: string }>((done) => {
    child.once('error', (error) => done({ ok: false, output: error.message }));
    child.once('close', (code) => done({ ok: code === 0, output }));
  });
}

const outputs = (quietly: boolean): ('pipe' | 'inherit')[] => (quietly ? ['pipe', 'pipe'] : ['inherit', 'inherit']);

const one = (ok: boolean, output = ''): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

const check = (label: string, command: string, args: string[]): Promise<Count> =>
  stage(label, async () => {
    const { ok, output } = await run(command, args, { quietly: true });
    return one(ok, output);
  });

/** What cannot be installed is said in one line and counted as a failure. */
async function browserIsThere(): Promise<Outcome> {
  try {
    installBrowser();
    return one(true);
  } catch (error) {
    return one(false, error instanceof Error ? error.message : String(error));
  }
}

let stopCluster = async (): Promise<void> => {};

/** PostgreSQL with the demo world, for Vitest and the browser tests together: making it takes as long as forty tests. */
async function templateIsThere(): Promise<Outcome> {
  try {
    const { clusterUrl, stop } = await startTemplateCluster();
    process.env.TEST_CLUSTER = clusterUrl;
    stopCluster = stop;
    return one(true);
  } catch (error) {
    return one(false, error instanceof Error ? error.message : String(error));
  }
}

async function vitest(): Promise<Outcome> {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  const { ok, output } = await run(bin('vitest'), ['run', '--maxWorkers=2', ...reporters], { quietly: true });
  return { ...readVitest(report, ok), output };
}

async function playwright(): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const left = all ? [] : ['--grep-invert', '@again'];
  const { ok } = await run(bin('playwright'), ['test', '--reporter=dot,json', ...left], { environment });
  return readPlaywright(report, ok);
}

async function staticChecks(): Promise<void> {
  await check('types', bin('tsc'), ['--noEmit']);
  await check('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']);
  await check('no promise forgotten', bin('oxlint'), ['--type-aware', '.']);
  await check('database dump', process.execPath, ['tools/dump-schema.ts', '--check']);
  await check('generated operations', process.execPath, ['tools/codegen.ts', '--check']);
}

/** Without it nearly everything fails, each in its own words: said once, before. */
async function postgresIsThere(): Promise<Outcome> {
  try {
    postgresBinaries(unprivilegedUser());
    return one(true);
  } catch (error) {
    return one(false, error instanceof Error ? error.message : String(error));
  }
}

if ((await stage('PostgreSQL', postgresIsThere)).failed > 0) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
const building = check('web build', process.execPath, ['tools/build.ts']);
const template = stage('databases to copy', templateIsThere);
const [built] = await Promise.all([building, staticChecks(), template]);
const browser = await stage('browser', browserIsThere);
await Promise.all([
  stage('unit, database and integration tests', vitest),
  stage('browser tests', async () => (built.failed + browser.failed > 0 ? one(false) : playwright())),
]);
if (all) {
  await check('other browsers', process.execPath, ['e2e/other-browsers/run.ts']);
  await check('fuzz', process.execPath, ['tools/robustness/fuzz.ts', '2000']);
  await check('soak', process.execPath, ['soak/soak.ts', '--minutes', '5']);
}
await stopCluster();
if (process.env.TEST_REPORTS === undefined) rmSync(reports, { recursive: true, force: true });
console.log(`\nThe slowest tests:\n${slowest(tests)}`);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((one) => `  ${one}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
