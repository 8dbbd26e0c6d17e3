import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlaywright, readVitest, slowest } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'imahoiku-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function kept(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return path;
}

const vitest = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: '/repo/src/domain/age.test.ts',
      assertionResults: [
        { fullName: 'ages count', duration: 12 },
        { fullName: 'ages skip', duration: null },
      ],
    },
    { name: '/repo/src/domain/money.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    {
      name: '/repo/src/domain/day.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'days end', status: 'failed', duration: 3, failureMessages: ['Error: late\n    at day.ts:1'] },
      ],
    },
  ],
};
const playwright = {
  stats: { expected: 2, unexpected: 1 },
  suites: [
    {
      file: 'flow.spec.ts',
      specs: [
        {
          title: 'a flow',
          tests: [{ status: 'unexpected', results: [{ duration: 2400, error: { message: 'gone' } }] }],
        },
      ],
      suites: [{ file: 'flow.spec.ts', specs: [{ title: 'inside', tests: [{ results: [{ duration: 100 }] }] }] }],
    },
  ],
};

it('reads what passed, what failed and how long each test took', () => {
  expect(readVitest(kept(vitest), false)).toEqual({
    passed: 2,
    failed: 1,
    tests: [
      { milliseconds: 12, name: 'age.test.ts: ages count' },
      { milliseconds: 0, name: 'age.test.ts: ages skip' },
      { milliseconds: 3, name: 'day.test.ts: days end' },
    ],
    failures: [
      'src/domain/money.test.ts: the file\n      Cannot find module',
      'src/domain/day.test.ts: days end\n      Error: late',
    ],
  });
  const { passed, failed, tests, failures } = readPlaywright(kept(playwright), false);
  expect([passed, failed, tests.length]).toEqual([2, 1, 2]);
  expect(failures).toEqual(['flow.spec.ts: a flow\n      gone']);
  expect(slowest(tests, 2)).toBe('   2.4 s  flow.spec.ts: a flow\n   0.1 s  flow.spec.ts: inside');
});

it('counts a runner that stopped half-way, or left no report, as a failure', () => {
  expect(readVitest(kept({ ...vitest, numFailedTests: 0 }), false)).toMatchObject({ passed: 2, failed: 1 });
  expect(readVitest(kept({ ...vitest, numFailedTests: 0 }), true)).toMatchObject({ passed: 2, failed: 0 });
  expect(readVitest(kept('{'), true)).toMatchObject({ passed: 0, failed: 1 });
  expect(readPlaywright(join(folder, 'none.json'), true)).toMatchObject({ passed: 0, failed: 1 });
});
