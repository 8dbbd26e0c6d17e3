import { expect, it } from 'vitest';
import { mealsFrom, noMeals } from '../../../../domain/calendar/meals.ts';
import { chosenMealsText, mealFieldsFor, mealKeysOf, mealsLost, mealsOfChild } from './meal-choice.ts';

const lunch = mealsFrom(['lunch_support_flag']);
const own = { child_ids: [7, 8], names: ['佐藤 陽向', '佐藤 葵'] };
const registering = { birth_dates: ['2023-05-05', '2025-08-08'], names: ['小林 はる', '小林 なつ'] };

it('children are known by id, or by their places while they have none', () => {
  expect([mealKeysOf(own), mealKeysOf(registering)]).toEqual([
    [7, 8],
    [1, 2],
  ]);
});

it('each child has its own meals, and the flags say that some child eats', () => {
  const fields = mealFieldsFor([7, 8], (key) => (key === 8 ? lunch : noMeals));
  expect(fields).toMatchObject({ breakfast_support_flag: 0, lunch_support_flag: 1, supper_support_flag: 0 });
  expect([mealsOfChild(fields, 7), mealsOfChild(fields, 8)]).toEqual([noMeals, lunch]);
  expect(chosenMealsText(fields, own)).toBe('葵さん 昼食');
  // A child who was taken out again eats nothing here.
  expect(chosenMealsText(fields, { child_ids: [7], names: ['佐藤 陽向'] })).toBe('なし');
});

it('flags alone hold for every child', () => {
  const fields = { breakfast_support_flag: 0, lunch_support_flag: '1', supper_support_flag: 0 } as const;
  expect(chosenMealsText(fields, own)).toBe('昼食');
});

it('what the stay cannot have is lost only for the children in it', () => {
  const fields = mealFieldsFor([7, 8], (key) => (key === 8 ? lunch : noMeals));
  expect(mealsLost(fields, [7, 8], ['supper_support_flag'])).toEqual(['lunch_support_flag']);
  expect(mealsLost(fields, [7], ['supper_support_flag'])).toEqual([]);
  expect(mealsLost(fields, [7, 8], ['lunch_support_flag'])).toEqual([]);
});
