import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergyAnswer, dietStage } from './care-codes.ts';
import {
  type AllergyStanding,
  allergenSums,
  confirmedAlone,
  type Diet,
  eatsAlone,
  feedingQuestion,
  type KitchenAllergy,
  kitchenAgeOf,
  mealCounts,
  mealFacts,
  needsConfirmation,
  openFeedingWarnings,
  stageSums,
} from './kitchen.ts';

const lunch = { breakfast_support_flag: false, lunch_support_flag: true, supper_support_flag: false };
const none = { ...lunch, lunch_support_flag: false };
const egg = { name: '卵', severity: 2, epipen_flag: false } as const;
const milk = { name: '乳', severity: 3, epipen_flag: false } as const;

const { none: noAllergy, some, notAsked } = allergyAnswer.code;
const known = (...allergies: KitchenAllergy[]): AllergyStanding => ({ answer: some, allergies });
const unknown: AllergyStanding = { answer: notAsked, allergies: [] };
const healthy: AllergyStanding = { answer: noAllergy, allergies: [] };

describe('a meal for a child with an allergy', () => {
  it('is confirmed for these meals and these allergies only', () => {
    expect(needsConfirmation(lunch, known(egg), [])).toBe(true);
    const confirmed = [mealFacts(lunch, known(egg))];
    expect(needsConfirmation(lunch, known(egg), confirmed)).toBe(false);
    expect(needsConfirmation(lunch, known(egg, milk), confirmed)).toBe(true);
    expect(needsConfirmation(lunch, known({ ...egg, severity: 3 }), confirmed)).toBe(true);
    expect(needsConfirmation({ ...lunch, supper_support_flag: true }, known(egg), confirmed)).toBe(true);
  });
  it('is also confirmed while the family was not asked, and again when it names an allergy', () => {
    expect(needsConfirmation(lunch, unknown, [])).toBe(true);
    const confirmed = [mealFacts(lunch, unknown)];
    expect(needsConfirmation(lunch, unknown, confirmed)).toBe(false);
    expect(needsConfirmation(lunch, known(egg), confirmed)).toBe(true);
    expect(needsConfirmation(lunch, healthy, confirmed)).toBe(false);
  });
  it('asks nothing without a meal or without an allergy', () => {
    expect(needsConfirmation(none, known(egg), [])).toBe(false);
    expect(needsConfirmation(none, unknown, [])).toBe(false);
    expect(needsConfirmation(lunch, healthy, [])).toBe(false);
  });
  it('does not depend on the order in which allergies were reported', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([egg, milk, { name: 'そば', severity: 1, epipen_flag: false } as const], { minLength: 3 }),
        (notices) => {
          expect(mealFacts(lunch, known(...notices))).toBe(mealFacts(lunch, known(...notices.toReversed())));
        },
      ),
    );
  });
});

describe('writing down that a child was fed', () => {
  const fed = { food: 'meal', meals: lunch, standing: healthy, noContact: false, confirmed: [] } as const;
  it.each([
    ['a healthy child', {}, []],
    ['an allergy nobody confirmed', { standing: known(egg) }, ['allergy']],
    ['nobody asked', { standing: unknown }, ['allergy']],
    ['food nobody ordered', { standing: known(egg), meals: none }, ['allergy']],
    ['milk', { standing: unknown, food: 'milk' }, ['allergy']],
    ['nobody to call', { noContact: true }, ['emergency_contact']],
    ['both', { standing: unknown, noContact: true }, ['allergy', 'emergency_contact']],
    ['confirmed in the kitchen', { standing: known(egg), confirmed: [mealFacts(lunch, known(egg))] }, []],
    [
      'milk is not the meal',
      { food: 'milk', standing: known(egg), confirmed: [mealFacts(lunch, known(egg))] },
      ['allergy'],
    ],
  ] as const)('%s', (_what, more, warnings) => {
    expect(openFeedingWarnings({ ...fed, ...more }).map(({ doubt: warning }) => warning)).toEqual(warnings);
  });
  it('asks once: a yes to the facts of a doubt ends it', () => {
    const asked = { ...fed, standing: unknown, noContact: true };
    const confirmed = openFeedingWarnings(asked).map(({ facts }) => facts);
    expect(openFeedingWarnings({ ...asked, confirmed })).toEqual([]);
  });
  it('says what to do', () => {
    expect(feedingQuestion(['allergy', 'emergency_contact'], unknown)).toContain('まだ伺っていません');
    expect(feedingQuestion(['allergy'], known(egg, milk))).toContain('アレルギー(卵、乳)');
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

describe('one press for several', () => {
  const day = '2026-11-16';
  const usual: Diet = { date_of_birth: '2023-01-01', diet_stage: null, milk: '', foods_to_avoid: '' };
  const baby = { ...usual, date_of_birth: '2025-12-01' };
  it.each([
    ['nothing known against it', healthy, usual, false, null],
    ['an allergy, however mild and well confirmed', known({ ...egg, severity: 1 }), usual, false, 'allergy'],
    ['an entry beside an answer of none', { ...healthy, allergies: [egg] }, usual, false, 'allergy'],
    ['never asked', unknown, usual, false, 'unasked'],
    ['a stage', healthy, { ...usual, diet_stage: dietStage.code.late }, false, 'diet'],
    ['the usual food, said so', healthy, { ...baby, diet_stage: dietStage.code.usual }, false, null],
    ['a baby whose stage nobody told', healthy, baby, false, 'diet'],
    ['food to avoid', healthy, { ...usual, foods_to_avoid: 'はちみつ' }, false, 'diet'],
    ['milk', healthy, { ...usual, milk: '100ml' }, false, 'diet'],
    ['no emergency contact', healthy, usual, true, 'contact'],
  ] as const)('a meal with others: %s', (_what, standing, diet, noContact, reason) => {
    expect(eatsAlone({ standing, noContact }, diet, day)).toBe(reason);
  });

  it.each([
    ['mild', known({ ...egg, severity: 1 }), false],
    ['moderate', known(egg), false],
    ['severe', known(egg, milk), true],
    ['an EpiPen', known({ ...egg, epipen_flag: true }), true],
    ['never asked', unknown, true],
  ] as const)('in the kitchen: %s', (_what, standing, alone) => {
    expect(confirmedAlone(standing)).toBe(alone);
  });
});

it('sums what the kitchen leaves out, the severest first, and the stages, the youngest first', () => {
  const plate = (diet_stage: number | null, ...allergies: KitchenAllergy[]) => ({
    ...lunch,
    diet_stage,
    unasked: false,
    allergies,
  });
  const { usual, late, first } = dietStage.code;
  const plates = [plate(late, egg), plate(usual, egg), plate(first, milk), plate(null), plate(first)];
  expect(allergenSums(plates)).toEqual([
    { word: '乳', count: 1, severe: true },
    { word: '卵', count: 2, severe: false },
  ]);
  expect(stageSums(plates).map(({ count }) => count)).toEqual([2, 1]);
});
