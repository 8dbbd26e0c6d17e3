import { ageOn } from '../membership/age.ts';
import type { TokyoDate } from '../time.ts';
import type { AllergySeverity } from './care-codes.ts';

/** The kitchen's list: meals by age, and the children whose food must not be mistaken. */
export type KitchenMeals = {
  readonly breakfast_support_flag: boolean;
  readonly lunch_support_flag: boolean;
  readonly supper_support_flag: boolean;
};
export type KitchenAllergy = { readonly name: string; readonly severity: AllergySeverity };

export const kitchenMeals = [
  ['breakfast_support_flag', '朝食'],
  ['lunch_support_flag', '昼食'],
  ['supper_support_flag', '夕食'],
] as const;

export const orderedMeals = (meals: KitchenMeals): string[] =>
  kitchenMeals.flatMap(([flag, word]) => (meals[flag] ? [word] : []));

/** What a person confirms, as text: the same meals and the same allergies in the same order give the same text. */
export function mealFacts(meals: KitchenMeals, allergies: readonly KitchenAllergy[]): string {
  const named = allergies.map(({ name, severity }) => `${name}:${severity}`).toSorted();
  return `${orderedMeals(meals).join('・')} / ${named.join('・')}`;
}

/** A meal for a child with an allergy, of which these meals and these allergies have not been confirmed yet. */
export const needsConfirmation = (
  meals: KitchenMeals,
  allergies: readonly KitchenAllergy[],
  confirmed: readonly string[],
): boolean =>
  orderedMeals(meals).length > 0 && allergies.length > 0 && !confirmed.includes(mealFacts(meals, allergies));

export const kitchenAges = ['0歳', '1歳', '2歳', '3歳', '4歳以上'] as const;
export const kitchenAgeOf = (date_of_birth: TokyoDate, day: TokyoDate): number =>
  Math.min(Math.max(ageOn(date_of_birth, day), 0), kitchenAges.length - 1);

/** For each meal how many of each age, in the order of kitchenAges. */
export function mealCounts(
  children: readonly (KitchenMeals & { readonly date_of_birth: TokyoDate })[],
  day: TokyoDate,
): { readonly word: string; readonly ages: readonly number[]; readonly total: number }[] {
  return kitchenMeals.map(([flag, word]) => {
    const eating = children.filter((child) => child[flag]);
    const ages = kitchenAges.map((_, age) => eating.filter((child) => kitchenAgeOf(child.date_of_birth, day) === age));
    return { word, ages: ages.map(({ length }) => length), total: eating.length };
  });
}
