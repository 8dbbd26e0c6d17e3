import { readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

/** One test and how long it took. */
export interface Timed {
  milliseconds: number;
  name: string;
}

export interface Report extends Count {
  tests: Timed[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

export const readVitest = (path: string, ok: boolean): Report =>
  read(path, ok, ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        milliseconds: duration ?? 0,
        name: `${name.split('/').at(-1)}: ${fullName}`,
      })),
    ),
  }));

export const readPlaywright = (path: string, ok: boolean): Report =>
  read(path, ok, ({ stats, suites }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    tests: suites.flatMap(timesOf),
  }));

function timesOf({ file, specs = [], suites = [] }: PlaywrightSuite): Timed[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ milliseconds: duration, name: `${file}: ${title}` })),
    ),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

/** A runner that stops half-way still counts as a failure, even if no single test failed. */
function read<Json>(path: string, ok: boolean, understand: (json: Json) => Report): Report {
  let report: Report;
  try {
    report = understand(JSON.parse(readFileSync(path, 'utf8')) as Json);
  } catch {
    report = { passed: 0, failed: 1, tests: [] };
  }
  return !ok && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/** Where the time went: the slowest first, one line each. */
export function slowest(tests: readonly Timed[], many = 15): string {
  return tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, many)
    .map(({ milliseconds, name }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name.slice(0, 110)}`)
    .join('\n');
}
