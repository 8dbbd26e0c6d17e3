import { describe, expect, it } from 'vitest';
import { childrenOfAges, preselectedChildren, usualEnd } from './last-choice.ts';

const family = [{ id: 1 }, { id: 2 }, { id: 3 }];
const last = [{ reserve_details: [{ child_id: 3 }] }];

describe('preselectedChildren', () => {
  it('takes those of last time, in the order of birth', () => {
    expect(preselectedChildren(family, [2, 1], last)).toEqual([1, 2]);
  });
  it('knows the last reserve of another browser', () => {
    expect(preselectedChildren(family, undefined, last)).toEqual([3]);
  });
  it('forgets children that are not there any more, or another family’s', () => {
    expect(preselectedChildren(family, [9], last)).toEqual([]);
  });
  it('means an only child', () => {
    expect(preselectedChildren([{ id: 5 }], [9], [])).toEqual([5]);
  });
});

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
