import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchenAgeOf, mealCounts, mealFacts, needsConfirmation } from './kitchen.ts';

const lunch = { breakfast_support_flag: false, lunch_support_flag: true, supper_support_flag: false };
const none = { ...lunch, lunch_support_flag: false };
const egg = { name: '卵', severity: 2 } as const;
const milk = { name: '乳', severity: 3 } as const;

describe('a meal for a child with an allergy', () => {
  it('is confirmed for these meals and these allergies only', () => {
    expect(needsConfirmation(lunch, [egg], [])).toBe(true);
    const confirmed = [mealFacts(lunch, [egg])];
    expect(needsConfirmation(lunch, [egg], confirmed)).toBe(false);
    expect(needsConfirmation(lunch, [egg, milk], confirmed)).toBe(true);
    expect(needsConfirmation(lunch, [{ ...egg, severity: 3 }], confirmed)).toBe(true);
    expect(needsConfirmation({ ...lunch, supper_support_flag: true }, [egg], confirmed)).toBe(true);
  });
  it('asks nothing without a meal or without an allergy', () => {
    expect(needsConfirmation(none, [egg], [])).toBe(false);
    expect(needsConfirmation(lunch, [], [])).toBe(false);
  });
  it('does not depend on the order in which allergies were told', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([egg, milk, { name: 'そば', severity: 1 } as const], { minLength: 3 }),
        (told) => {
          expect(mealFacts(lunch, told)).toBe(mealFacts(lunch, told.toReversed()));
        },
      ),
    );
  });
});

it('counts every child once in its age', () => {
  const birthdays = ['2026-06-01', '2025-11-17', '2024-11-17', '2021-01-01', '2016-01-01'];
  expect(birthdays.map((birthday) => kitchenAgeOf(birthday, '2026-11-16'))).toEqual([0, 1, 2, 4, 4]);
  const [, counted] = mealCounts(
    birthdays.map((date_of_birth) => ({ ...lunch, date_of_birth })),
    '2026-11-16',
  );
  expect(counted).toEqual({ word: '昼食', ages: [1, 1, 1, 0, 2], total: 5 });
});
