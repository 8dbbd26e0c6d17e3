import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { installBrowser } from './install-browser.ts';

/** `npm test`: every check in order; the last line is `N passed, N failed`. */
const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'imahoiku-reports-'));

interface Count {
  passed: number;
  failed: number;
}
const total: Count = { passed: 0, failed: 0 };

async function stage(label: string, work: () => Count | Promise<Count>): Promise<Count> {
  const start = performance.now();
  console.log(`\n=== ${label}`);
  const { passed, failed } = await work();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `=== ${label}: ${passed} passed, ${failed} failed in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return { passed, failed };
}

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const env = { ...process.env, ...environment };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

const one = (passed: boolean): Count => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const check = (label: string, command: string, args: string[]): Promise<Count> =>
  stage(label, () => one(run(command, args)));

/** A runner that stops half-way still counts as a failure, even if no single test failed. */
function withReport(ok: boolean, path: string, read: (report: never) => Count): Count {
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(path, 'utf8')) as never);
  } catch {
    count.failed += 1;
  }
  if (!ok && count.failed === 0) count.failed = 1;
  return count;
}

/** What cannot be prepared is said in one line and counted as a failure. */
async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function vitest(): Count {
  const report = join(reports, 'vitest.json');
  const ok = run(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  return withReport(
    ok,
    report,
    (json: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
    }),
  );
}

function playwright(): Count {
  const report = join(reports, 'playwright.json');
  const ok = run(bin('playwright'), ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return withReport(ok, report, (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected,
  }));
}

await check('types', bin('tsc'), ['--noEmit']);
await check('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']);
await check('no promise forgotten', bin('oxlint'), ['--type-aware', '.']);
await check('database dump', process.execPath, ['tools/dump-schema.ts', '--check']);
await check('generated operations', process.execPath, ['tools/codegen.ts', '--check']);
const built = await stage('web build', async () => one(await succeeds(buildIfStale)));
const browser = await stage('browser', async () => one(await succeeds(async () => installBrowser())));
await stage('unit, database and integration tests', vitest);
await stage('browser tests', () => (built.failed + browser.failed > 0 ? one(false) : playwright()));
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
