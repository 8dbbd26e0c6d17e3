import {
  anyMeals,
  childrenMealsText,
  eatenMeals,
  type MealFlag,
  type Meals,
  mealsFrom,
  noMeals,
} from '../../../../domain/calendar/meals.ts';
import { isSet, type ReserveFields } from '../reserve-fields.ts';
import { calledName, type Who } from '../start/who.ts';

type MealFields = Pick<ReserveFields, MealFlag | 'child_meals'>;

/** Each child as the form knows it: by its id, or by its place from 1 while it has none. */
export const mealKeysOf = (who: Who): number[] =>
  'child_ids' in who ? [...who.child_ids] : who.birth_dates.map((_, index) => index + 1);

type Flags = Partial<Record<MealFlag, unknown>>;
const fromFlags = (flags: Flags): Meals =>
  mealsFrom(eatenMeals({ ...noMeals, ...mapFlags(flags, (flag) => isSet(flag)) }));
const toFlags = (meals: Meals) => mapFlags(meals, (eaten): 0 | 1 => (eaten ? 1 : 0));

function mapFlags<Value>(flags: Flags, of: (flag: unknown) => Value): Record<MealFlag, Value> {
  return {
    breakfast_support_flag: of(flags.breakfast_support_flag),
    lunch_support_flag: of(flags.lunch_support_flag),
    supper_support_flag: of(flags.supper_support_flag),
  };
}

/** What a child eats, as chosen so far. */
export function mealsOfChild(fields: MealFields, key: number): Meals {
  if (fields.child_meals === undefined) return fromFlags(fields);
  const own = fields.child_meals.find(({ child }) => Number(child) === key);
  return own === undefined ? noMeals : fromFlags(own);
}

/** The form's fields when each of these children eats this. */
export function mealFieldsFor(keys: readonly number[], mealsOf: (key: number) => Meals): Required<MealFields> {
  const each = keys.map((key) => ({ child: key, meals: mealsOf(key) }));
  return {
    ...toFlags(anyMeals(each.map(({ meals }) => meals))),
    child_meals: each.map(({ child, meals }) => ({ child, ...toFlags(meals) })),
  };
}

/** The meals some child has and the stay cannot. */
export function mealsLost(fields: MealFields, keys: readonly number[], offered: readonly MealFlag[]): MealFlag[] {
  return eatenMeals(anyMeals(keys.map((key) => mealsOfChild(fields, key)))).filter((meal) => !offered.includes(meal));
}

/** 昼食, 陽向さん 昼食, or なし. */
export function chosenMealsText(fields: MealFields, who: Who): string {
  const keys = mealKeysOf(who);
  const children = keys.map((key, index) => ({
    ...mealsOfChild(fields, key),
    called: calledName(who.names[index] ?? ''),
  }));
  return childrenMealsText(children) || 'なし';
}

/** The same of a stored reserve; '' for none. */
export const reservedMealsText = (
  details: readonly (Meals & { readonly child: { readonly name: string } | null })[],
): string =>
  childrenMealsText(details.map((detail) => ({ ...detail, called: calledName(detail.child?.name ?? 'お子さま') })));
