import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { ReadyStay } from '../../../../contract/functions/reserves/ready-stay.ts';
import { mealFlags, mealsFrom, mealsText } from '../../../../domain/calendar/meals.ts';
import { calledName } from '../../../../domain/text/called-name.ts';
import { minuteOf } from '../../../../domain/time.ts';
import { formatMinuteRange } from '../../../../domain/time-format.ts';

export type ReadyAnswer = FunctionOk<'readySeat'>;

export const readyMinutes = ({ start_time, end_time }: ReadyStay): number => minuteOf(end_time) - minuteOf(start_time);

export const readyRange = ({ start_time, end_time }: ReadyStay): string =>
  formatMinuteRange(minuteOf(start_time), minuteOf(end_time));

/** 陽向さん、葵さん */
export const readyNames = ({ children }: ReadyAnswer, { child_ids }: ReadyStay): string =>
  child_ids.map((id) => calledName(children.find(({ child_id }) => child_id === id)?.name ?? '')).join('、');

/** 昼食 if any child has it; '' if no child has a meal. */
export const readyMeals = ({ child_meals }: ReadyStay): string =>
  mealsText(mealsFrom(mealFlags.filter((meal) => child_meals.some((child) => child[meal] === 1))));
