import { expect, it } from 'vitest';
import { authorityDue, endRefusal, mayCloseOn } from './branch-end.ts';

it.each([
  [{}, null],
  [{ last_date: '2026-11-16', answer_until: '2026-11-16' }, null],
  [{ last_date: '2026-11-15' }, 'last_day_past'],
  [{ open_date: '2027-03-01' }, 'end_before_opening'],
  [{ answer_until: '2026-11-15' }, 'answer_day_past'],
])('an end with %j: %s', (change, refusal) => {
  const end = { today: '2026-11-16', open_date: '2024-04-01', last_date: '2027-01-31', answer_until: '2026-12-20' };
  expect(endRefusal({ ...end, ...change })).toBe(refusal);
});

it.each([
  [{ opened: true, last_date: null }, false],
  [{ opened: true, last_date: '2026-11-16' }, false],
  [{ opened: true, last_date: '2026-11-15' }, true],
  [{ opened: false, last_date: null }, true],
])('a branch %j may close: %s', (branch, may) => {
  expect(mayCloseOn('2026-11-16', branch)).toBe(may);
});

it('is reported within a month', () => {
  expect(authorityDue('2027-01-31')).toBe('2027-03-01');
});
