import { expect, it } from 'vitest';
import { childrenOfAges, usualEnd } from './last-choice.ts';

it('the usual pick-up is last time’s end here, else the last reserve’s, also at midnight', () => {
  expect(usualEnd({ start: 540, end: 1050 }, [{ end_datetime: '2026-11-16T03:00:00Z' }])).toBe(1050);
  expect(usualEnd(null, [{ end_datetime: '2026-11-16T03:00:00Z' }])).toBe(720);
  expect(usualEnd(undefined, [{ end_datetime: '2026-11-16T15:00:00Z' }])).toBe(1440);
  expect(usualEnd(undefined, [])).toBeUndefined();
});

it('the children that were searched with are those of their ages, if there is one for each', () => {
  const two = [
    { id: 1, date_of_birth: '2022-05-01' },
    { id: 2, date_of_birth: '2024-10-01' },
  ];
  expect(childrenOfAges(two, [2, 4], '2026-11-16')).toEqual([2, 1]);
  expect(childrenOfAges(two, [2, 2], '2026-11-16')).toEqual([]);
  expect(childrenOfAges(two, [], '2026-11-16')).toEqual([]);
});
