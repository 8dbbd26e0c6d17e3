import type { SettingsOf } from '../settings/catalogue.ts';
import { type MinuteOfDay, minuteOf } from '../time.ts';
import { formatMinuteRange } from '../time-format.ts';

/** Which meals a child eats, under the columns' names. */
export type Meals = {
  readonly breakfast_support_flag: boolean;
  readonly lunch_support_flag: boolean;
  readonly supper_support_flag: boolean;
};
export type MealFlag = keyof Meals;

/** When each meal is served, 'HH:mm' or PostgreSQL's 'HH:mm:ss', and how long a child must be there then. */
export type MealHours = SettingsOf<'meal_hours'>;

/** In the order of the day. */
export const mealFlags: readonly MealFlag[] = ['breakfast_support_flag', 'lunch_support_flag', 'supper_support_flag'];
export const mealLabels: Readonly<Record<MealFlag, string>> = {
  breakfast_support_flag: '朝食',
  lunch_support_flag: '昼食',
  supper_support_flag: '夕食',
};
export const noMeals: Meals = { breakfast_support_flag: false, lunch_support_flag: false, supper_support_flag: false };

type Span = { readonly start: MinuteOfDay; readonly end: MinuteOfDay };

function servedAt(meal: MealFlag, hours: MealHours): Span {
  const of = (start: string, end: string): Span => ({ start: minuteOf(start), end: minuteOf(end) });
  if (meal === 'breakfast_support_flag') return of(hours.breakfast_start_time, hours.breakfast_end_time);
  if (meal === 'lunch_support_flag') return of(hours.lunch_start_time, hours.lunch_end_time);
  return of(hours.supper_start_time, hours.supper_end_time);
}

export function mealHoursText(meal: MealFlag, hours: MealHours): string {
  const { start, end } = servedAt(meal, hours);
  return formatMinuteRange(start, end);
}

const overlap = (stay: Span, { start, end }: Span): number => Math.min(stay.end, end) - Math.max(stay.start, start);

/** The meals a stay can have: it overlaps their hours for long enough. */
export const offeredMeals = (stay: Span, hours: MealHours): MealFlag[] =>
  mealFlags.filter((meal) => overlap(stay, servedAt(meal, hours)) >= hours.minimum_overlap_minutes);

/**
 * The meals a child would miss: the stay covers most of their hours. Who is there from 10:00 to 12:00 eats at home, and is
 * not asked for a lunch box.
 */
export const coveredMeals = (stay: Span, hours: MealHours): MealFlag[] =>
  mealFlags.filter((meal) => {
    const served = servedAt(meal, hours);
    return overlap(stay, served) > (served.end - served.start) / 2;
  });

export const eatenMeals = (meals: Meals): MealFlag[] => mealFlags.filter((meal) => meals[meal]);
export const mealCount = (meals: Meals): number => eatenMeals(meals).length;

export function mealsFrom(eaten: readonly MealFlag[]): Meals {
  return {
    breakfast_support_flag: eaten.includes('breakfast_support_flag'),
    lunch_support_flag: eaten.includes('lunch_support_flag'),
    supper_support_flag: eaten.includes('supper_support_flag'),
  };
}

/** The reserve's own flags: true if any child eats. */
export const anyMeals = (children: readonly Meals[]): Meals => mealsFrom(children.flatMap(eatenMeals));

/** What is chosen for some child and cannot be had in this stay. */
export function mealsOutsideHours(children: readonly Meals[], stay: Span, hours: MealHours): MealFlag[] {
  const offered = offeredMeals(stay, hours);
  return eatenMeals(anyMeals(children)).filter((meal) => !offered.includes(meal));
}

/** '昼食・夕食', or '' for none. */
export const mealsText = (meals: Meals): string =>
  eatenMeals(meals)
    .map((meal) => mealLabels[meal])
    .join('・');

/** Whose meals they are, where the children do not all eat the same: '陽向さん 昼食、葵さん 昼食・夕食'. '' for none. */
export function childrenMealsText(children: readonly (Meals & { readonly called: string })[]): string {
  const texts = children.map(mealsText);
  if (texts.every((text) => text === texts[0])) return texts[0] ?? '';
  return children
    .filter((_, index) => texts[index] !== '')
    .map((child) => `${child.called} ${mealsText(child)}`)
    .join('、');
}

/** A meal may be eaten so long before its hours begin. */
const earlyMinutes = 30;

/** Of the meals ordered, those not written down as eaten: an entry since shortly before a meal's hours is that meal. */
export const mealsNotEaten = (meals: Meals, hours: MealHours | undefined, eaten: readonly MinuteOfDay[]): MealFlag[] =>
  mealFlags.filter((meal) => {
    if (!meals[meal]) return false;
    return hours === undefined || !eaten.some((minute) => minute >= servedAt(meal, hours).start - earlyMinutes);
  });
