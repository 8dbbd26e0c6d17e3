import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteOf } from '../time.ts';
import { demoMealHours } from './demo-settings.ts';
import {
  anyMeals,
  childrenMealsText,
  coveredMeals,
  eatenMeals,
  type MealFlag,
  mealFlags,
  mealHoursText,
  mealsFrom,
  mealsNotEaten,
  mealsOutsideHours,
  noMeals,
  offeredMeals,
} from './meals.ts';

const [breakfast, lunch, supper] = mealFlags as [MealFlag, MealFlag, MealFlag];
const offered = (start: string, end: string) =>
  offeredMeals({ start: minuteOf(start), end: minuteOf(end) }, demoMealHours);

describe('a meal is missed where the stay covers most of its hours', () => {
  it.each([
    ['09:30', '11:30', []],
    ['10:00', '12:00', []],
    ['10:00', '12:15', [lunch]],
    ['12:00', '15:00', []],
    ['11:00', '13:00', [lunch]],
    ['07:00', '21:00', [breakfast, lunch, supper]],
  ])('%s–%s', (start, end, expected) =>
    expect(coveredMeals({ start: minuteOf(start), end: minuteOf(end) }, demoMealHours)).toEqual(expected),
  );
});

describe('meals are offered where the stay overlaps their hours', () => {
  it.each([
    ['11:00', '13:00', [lunch]],
    ['07:00', '21:00', [breakfast, lunch, supper]],
    ['08:30', '10:00', [breakfast]],
    ['08:45', '10:00', []],
    ['10:00', '11:30', [lunch]],
    ['10:00', '11:15', []],
    ['12:30', '15:00', [lunch]],
    ['12:45', '15:00', []],
    ['09:00', '11:00', []],
    ['18:30', '20:00', [supper]],
    ['19:00', '21:00', []],
  ])('%s–%s', (start, end, expected) => expect(offered(start, end)).toEqual(expected));

  it('offers no less to a longer stay, and refuses exactly what it does not offer', () => {
    fc.assert(
      fc.property(fc.nat(90), fc.integer({ min: 4, max: 40 }), fc.subarray([...mealFlags]), (from, steps, eaten) => {
        const stay = { start: from * 15, end: (from + steps) * 15 };
        const can = offeredMeals(stay, demoMealHours);
        const longer = offeredMeals({ start: stay.start - 15, end: stay.end + 15 }, demoMealHours);
        expect(longer).toEqual(expect.arrayContaining(can));
        const outside = mealsOutsideHours([noMeals, mealsFrom(eaten)], stay, demoMealHours);
        expect(outside).toEqual(eaten.filter((meal) => !can.includes(meal)));
      }),
    );
  });
  it('says the hours', () => expect(mealHoursText(supper, demoMealHours)).toBe('17:00〜19:00'));
});

describe('meals per child', () => {
  it('the reserve has a meal if any child eats it', () => {
    expect(eatenMeals(anyMeals([mealsFrom([lunch]), noMeals, mealsFrom([supper])]))).toEqual([lunch, supper]);
  });
  it('names the children only where they differ', () => {
    const of = (called: string, ...eaten: MealFlag[]) => ({ called, ...mealsFrom(eaten) });
    expect(childrenMealsText([of('陽向さん', lunch), of('葵さん', lunch)])).toBe('昼食');
    expect(childrenMealsText([of('陽向さん', lunch), of('葵さん')])).toBe('陽向さん 昼食');
    expect(childrenMealsText([of('陽向さん', lunch), of('葵さん', lunch, supper)])).toBe(
      '陽向さん 昼食、葵さん 昼食・夕食',
    );
    expect(childrenMealsText([of('陽向さん')])).toBe('');
  });
});

describe('a meal is warned of until it was eaten', () => {
  const ordered = { ...noMeals, lunch_support_flag: true, supper_support_flag: true };
  it.each([
    ['nothing written', [], [lunch, supper]],
    // Breakfast at home, or a snack of the morning, is no lunch.
    ['an entry of the morning', ['09:30'], [lunch, supper]],
    ['lunch a little early', ['11:10'], [supper]],
    ['both', ['11:40', '18:00'], []],
  ])('%s', (_what, eaten, ahead) => expect(mealsNotEaten(ordered, demoMealHours, eaten.map(minuteOf))).toEqual(ahead));
  it('without hours every ordered meal is still to come', () =>
    expect(mealsNotEaten(ordered, undefined, [minuteOf('12:00')])).toEqual([lunch, supper]));
});
