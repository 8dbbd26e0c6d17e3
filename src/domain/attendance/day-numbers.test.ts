import { describe, expect, it } from 'vitest';
import { changedNumbers, dayTotal, emptyDay } from './day-numbers.ts';

describe('a day’s numbers', () => {
  it('end with what came in less what went back', () => {
    expect(dayTotal({ ...emptyDay, usage_amount: 5000, cancel_amount: 800, refund_amount: 1200 })).toBe(4600);
  });

  it('tell what changed after they were saved', () => {
    const saved = { ...emptyDay, visits: 3, usage_amount: 5000 };
    expect(changedNumbers(saved, saved)).toEqual([]);
    expect(changedNumbers(saved, { ...saved, visits: 4, usage_amount: 7000 })).toEqual([
      { key: 'visits', saved: 3, now: 4 },
      { key: 'usage_amount', saved: 5000, now: 7000 },
    ]);
  });

  it('of an older report say nothing about figures it did not have', () => {
    expect(changedNumbers({ reserves: 2 }, { ...emptyDay, reserves: 2, visits: 4 })).toEqual([]);
  });
});
