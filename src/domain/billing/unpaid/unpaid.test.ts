import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time.ts';
import { familyFailureText } from './failure-text.ts';
import { instalmentAllocations } from './instalments.ts';
import { dueSteps, messageOf, type StepsTaken, stepDates, stepsAhead, type UnpaidPolicy } from './unpaid-steps.ts';

const policy: UnpaidPolicy = {
  first_remind_days: 3,
  second_remind_days: 7,
  pause_days: 14,
  pause_warning_days: 3,
  tell_headquarters_days: 21,
  instalment_most: 6,
  instalment_longest_days: 180,
  instalment_least_amount: 1000,
  konbini_days: 3,
  konbini_least_amount: 120,
  konbini_most_amount: 300_000,
};
const since = '2026-11-01';

describe('steps', () => {
  it.each([
    [2, {}, []],
    [3, {}, ['first_reminder']],
    [8, {}, ['first_reminder', 'second_reminder']],
    [11, { first_reminder: '2026-11-04', second_reminder: '2026-11-08' }, ['pause_warning']],
    [14, { first_reminder: '2026-11-04', second_reminder: '2026-11-08', pause_warning: '2026-11-12' }, ['pause']],
    // Warned late: the pause waits.
    [30, { first_reminder: '2026-11-04', second_reminder: '2026-11-08' }, ['pause_warning', 'headquarters']],
  ] as const)('on day %i', (day, taken, expected) => {
    expect(dueSteps(policy, since, taken as StepsTaken, addDays(since, day))).toEqual(expected);
  });

  it('of several messages only the last is sent', () => {
    expect(messageOf(['first_reminder', 'second_reminder'])).toBe('second_reminder');
    expect(messageOf(['headquarters'])).toBeNull();
    expect(messageOf(['pause_warning', 'headquarters'])).toBe('pause_warning');
  });

  it('whenever the job ran, nobody is paused sooner than so many days after the warning, and each step comes once', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(days, (ran) => {
        const taken: Record<string, string> = {};
        for (const day of [...ran].sort((one, other) => one - other)) {
          const today = addDays(since, day);
          for (const step of dueSteps(policy, since, taken as StepsTaken, today)) {
            expect(taken[step]).toBeUndefined();
            taken[step] = today;
          }
        }
        if (taken.pause === undefined) return;
        expect(taken.pause >= addDays(taken.pause_warning ?? '9999-12-31', policy.pause_warning_days)).toBe(true);
      }),
    );
  });

  it('what lies ahead has its dates', () => {
    const ahead = stepsAhead(policy, since, { first_reminder: '2026-11-04' }, '2026-11-05');
    expect(ahead[0]).toEqual({ step: 'second_reminder', date: '2026-11-08' });
    expect(stepDates(policy, since, {}, since).pause).toBe('2026-11-15');
  });
});

describe('instalments', () => {
  const at = { today: since, minimumCharge: 50 };
  const plan = (...amounts: number[]) =>
    amounts.map((amount, index) => ({ amount, due_date: addDays(since, (index + 1) * 10) }));

  it('are spread over the claims, the oldest first', () => {
    expect(instalmentAllocations([{ amount: 3000 }, { amount: 3000 }], plan(4000, 2000), policy, at)).toEqual({
      ok: true,
      shares: [
        [
          { claim: 0, amount: 3000 },
          { claim: 1, amount: 1000 },
        ],
        [{ claim: 1, amount: 2000 }],
      ],
    });
  });

  it.each([
    ['sum', plan(2000, 2000)],
    ['count', plan(5000)],
    ['too_small', plan(4500, 500)],
    ['dates', plan(2500, 2500).reverse()],
    [
      'too_late',
      [
        { amount: 2500, due_date: addDays(since, 1) },
        { amount: 2500, due_date: addDays(since, 181) },
      ],
    ],
  ] as const)('%s', (problem, instalments) => {
    expect(instalmentAllocations([{ amount: 5000 }], instalments, policy, at)).toEqual({ ok: false, problem });
  });

  it('a share no card could pay is refused', () => {
    const claims = [{ amount: 1020 }, { amount: 1980 }];
    expect(instalmentAllocations(claims, plan(1000, 2000), policy, at)).toEqual({
      ok: false,
      problem: 'share_too_small',
    });
  });

  it('what is agreed pays every claim exactly', () => {
    const amounts = fc.array(fc.integer({ min: 50, max: 20_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 2, max: 6 }), (owed, count) => {
        const claims = owed.map((amount) => ({ amount }));
        const total = owed.reduce((sum, amount) => sum + amount, 0);
        const share = Math.floor(total / count);
        const parts = Array.from({ length: count }, (_, index) =>
          index === count - 1 ? total - share * (count - 1) : share,
        );
        const spread = instalmentAllocations(claims, plan(...parts), policy, at);
        if (!spread.ok) return;
        const flat = spread.shares.flat();
        for (const [claim, { amount }] of claims.entries()) {
          const paid = flat.filter((each) => each.claim === claim).reduce((sum, each) => sum + each.amount, 0);
          expect(paid).toBe(amount);
        }
        expect(spread.shares.map((each) => each.reduce((sum, { amount }) => sum + amount, 0))).toEqual(parts);
      }),
    );
  });
});

it('every failure has words a family can act on', () => {
  expect(familyFailureText('insufficient_funds')).toContain('利用枠');
  expect(familyFailureText('something_new')).toContain('別のカード');
});
