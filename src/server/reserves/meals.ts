import { Refusal } from '../../contract/refusal.ts';
import {
  type MealHours,
  type Meals,
  mealHoursText,
  mealLabels,
  mealsOutsideHours,
} from '../../domain/calendar/meals.ts';
import type { Stay } from './stay.ts';

/** Refuses meals that are not served while the children are there, and says when they are. */
export function refuseMeals(children: readonly Meals[], stay: Stay, hours: MealHours): void {
  const outside = mealsOutsideHours(children, stay, hours);
  if (outside.length === 0) return;
  const { minimum_overlap_minutes } = hours;
  const served = outside.map((meal) => `${mealLabels[meal]}は${mealHoursText(meal, hours)}`).join('、');
  throw new Refusal('meal_outside_hours', {
    msg: `${served}の間に${minimum_overlap_minutes}分以上お預かりするときにご用意できます。食事の選択を外すか、時間を変えてください。`,
    fields: outside,
  });
}
