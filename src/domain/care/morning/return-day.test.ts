import { describe, expect, it } from 'vitest';
import { firstDayBack } from './return-day.ts';

const influenza = { onset_days: 5, eased_days: 3 };
const corona = { onset_days: 5, eased_days: 1 };
const mumps = { onset_days: 5, eased_days: null };
const measles = { onset_days: null, eased_days: 3 };
const words = { onset_days: null, eased_days: null };

describe('the first day back', () => {
  it.each([
    ['the day of onset is day 0: five whole days follow', mumps, '2026-11-10', null, '2026-11-16', false],
    ['the fever was over early: the onset decides', influenza, '2026-11-10', '2026-11-11', '2026-11-16', false],
    ['both on the same day', influenza, '2026-11-10', '2026-11-12', '2026-11-16', false],
    ['the fever lasted: its end decides', influenza, '2026-11-10', '2026-11-14', '2026-11-18', false],
    ['the fever is not over: not before the onset’s day', influenza, '2026-11-10', null, '2026-11-16', true],
    ['the onset is not known: not before the fever’s day', influenza, null, '2026-11-12', '2026-11-16', true],
    ['one day after easing', corona, '2026-11-10', '2026-11-15', '2026-11-17', false],
    ['three days after the fever', measles, null, '2026-11-12', '2026-11-16', false],
    ['over the end of a month', mumps, '2026-11-28', null, '2026-12-04', false],
  ] as const)('%s', (_name, rule, onset, eased, date, atLeast) => {
    expect(firstDayBack(rule, onset, eased)).toEqual({ date, atLeast });
  });

  it.each([
    ['no days are counted', words, '2026-11-10', '2026-11-12'],
    ['no day is known', influenza, null, null],
    ['the day that counts is not known', measles, '2026-11-10', null],
  ] as const)('is said in words alone where %s', (_name, rule, onset, eased) => {
    expect(firstDayBack(rule, onset, eased)).toBeNull();
  });
});
