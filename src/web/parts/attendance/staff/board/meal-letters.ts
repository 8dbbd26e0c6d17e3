import type { Meals } from '../../../../../domain/calendar/meals.ts';

/** 朝昼夕: the meals of one child in as little room as possible. */
export const mealLetters = (meals: Meals): string =>
  `${meals.breakfast_support_flag ? '朝' : ''}${meals.lunch_support_flag ? '昼' : ''}${meals.supper_support_flag ? '夕' : ''}`;
