import { expect, it } from 'vitest';
import { newestId, versionState } from './version-state.ts';

const rows = [
  { id: 4, adaptation_date: '2026-12-01' },
  { id: 5, adaptation_date: '2026-11-16' },
  { id: 3, adaptation_date: '2026-11-16' },
  { id: 1, adaptation_date: '2022-04-01' },
];

it('one version is in force: the latest day that has come, and of one day the row added last', () => {
  const states = (today: string) => rows.map((row) => versionState(rows, row, today));
  expect(states('2026-11-15')).toEqual(['coming', 'coming', 'coming', 'in_force']);
  expect(states('2026-11-16')).toEqual(['coming', 'in_force', 'past', 'past']);
  expect(states('2026-12-01')).toEqual(['in_force', 'past', 'past', 'past']);
  expect([newestId(rows), newestId([])]).toEqual([5, 0]);
});
