import { expect, it } from 'vitest';
import { daysIn } from './audit-subjects.ts';

it('names the days of a change that has no record of its own', () => {
  expect(daysIn({ before: [], after: [{ date: '2026-11-20', status: '×' }] })).toBe('11月20日(金)');
  expect(daysIn({ before: [{ date: '2026-11-22' }], after: [{ date: '2026-11-20' }] })).toBe(
    '11月20日(金)〜11月22日(日)',
  );
  expect(daysIn({ before: null, after: { id: 1 } })).toBe(undefined);
});
