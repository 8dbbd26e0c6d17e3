import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
}

/** One test and how long it took. */
export interface Timed {
  milliseconds: number;
  name: string;
}

interface Report extends Count {
  tests: Timed[];
  /** What failed, each with how its message begins: said again at the end, where a long log is read first. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status?: string; message?: string; assertionResults: VitestTest[] }[];
}

interface VitestTest {
  fullName: string;
  status?: string;
  duration?: number | null;
  failureMessages?: string[];
}

interface PlaywrightSuite {
  file: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  tests: { status?: string; results: { duration: number; error?: { message?: string } }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
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
    failures: testResults.flatMap(({ name, status, message = '', assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that could not be loaded has no test of its own that failed.
      if (status === 'failed' && failed.length === 0) return [failure(name, 'the file', message)];
      return failed.map(({ fullName, failureMessages = [] }) => failure(name, fullName, failureMessages.join('\n')));
    }),
  }));

export const readPlaywright = (path: string, ok: boolean): Report =>
  read(path, ok, ({ stats, suites }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    tests: suites.flatMap(timesOf),
    failures: suites.flatMap(failuresOf),
  }));

function timesOf({ file, specs = [], suites = [] }: PlaywrightSuite): Timed[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ milliseconds: duration, name: `${file}: ${title}` })),
    ),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

function failuresOf({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => failure(file, title, results.flatMap(({ error }) => error?.message ?? []).join('\n'))),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

const failure = (file: string, test: string, message: string): string =>
  [`${file.split('/').slice(-3).join('/')}: ${test.slice(0, 160)}`, ...beginning(message)].join('\n      ');

const beginning = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 8);

/** A runner that stops half-way still counts as a failure, even if no single test failed. */
function read<Json>(path: string, ok: boolean, understand: (json: Json) => Report): Report {
  let report: Report;
  try {
    report = understand(JSON.parse(readFileSync(path, 'utf8')) as Json);
  } catch {
    report = { passed: 0, failed: 1, tests: [], failures: ['no report: the runner stopped'] };
  }
  return !ok && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/** Where the time went: the slowest first, one line each. */
export function slowest(tests: readonly Timed[], many = 20): string {
  return tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, many)
    .map(({ milliseconds, name }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name.slice(0, 110)}`)
    .join('\n');
}
