import { describe, expect, it } from 'vitest';
import { agesInChoice, choiceOf, choiceOfReturnTo, noChoice, reserveStart, withChoice } from './reserve-choice.ts';

const today = { when: 'today', branch: 'minato-hiroba', date: '2026-11-16', start: '11:00', end: '13:00' } as const;

describe('what was chosen before signing in', () => {
  it('travels in the query and is read back', () => {
    const path = withChoice('/registration_reserves/customers', today);
    expect(path).toBe(
      '/registration_reserves/customers?when=today&branch=minato-hiroba&date=2026-11-16&start=11%3A00&end=13%3A00',
    );
    expect(choiceOf(path.split('?')[1] ?? '')).toEqual(today);
    expect(withChoice('/registration/customers', noChoice)).toBe('/registration/customers');
  });

  it.each([
    ['when=yesterday&branch=&date=2026-13-01', noChoice],
    [`branch=${'x'.repeat(51)}`, noChoice],
    ['start=13:00&end=11:00', noChoice],
    ['start=11:00', noChoice],
    ['start=25:00&end=26:00', noChoice],
  ])('%s is no choice', (query, choice) => {
    expect(choiceOf(query)).toEqual(choice);
  });

  it.each([
    [today, '/mypage/reserves_today/select_branches?branch=minato-hiroba&date=2026-11-16&start=11%3A00&end=13%3A00'],
    [{ ...noChoice, when: 'today' }, '/mypage/reserves_today/select_branches'],
    [{ ...noChoice, when: 'future', branch: 'minato' }, '/mypage/reserves/select_branches?branch=minato'],
    [noChoice, '/mypage/reserves/select_branches'],
    [{ ...noChoice, when: 'wait', branch: 'minato' }, '/mypage/waitlist/add?branch=minato'],
  ] as const)('leads a member on, and is found again in return_to: %#', (choice, path) => {
    expect(reserveStart(choice)).toBe(path);
    expect(choiceOfReturnTo(path)).toEqual({ ...choice, when: choice.when ?? 'future' });
  });

  it('keeps the ages it was searched with', () => {
    const aged = { ...today, ages: '2,0' };
    expect(choiceOf(withChoice('/x', aged).split('?')[1] ?? '')).toEqual(aged);
    expect(choiceOfReturnTo(reserveStart(aged))).toEqual(aged);
    expect(agesInChoice(aged)).toEqual([2, 0]);
    expect(agesInChoice(noChoice)).toEqual([]);
    expect(choiceOf('ages=2,x')).toEqual(noChoice);
    expect(choiceOf('ages=1,2,3,4,5,6,7')).toEqual(noChoice);
  });

  it('is not in another return_to', () => {
    for (const path of [null, undefined, '', '/mypage/top', '/mypage/reserves/list?branch=minato']) {
      expect(choiceOfReturnTo(path)).toBeNull();
    }
  });
});
