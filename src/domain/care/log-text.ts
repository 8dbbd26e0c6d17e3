import { childLogKind, childMood, mealAmount, toiletResult } from './log-codes.ts';

/** An entry of a child's log with what was chosen or measured. */
export interface LoggedEntry {
  readonly kind: number;
  readonly temperature: number | null;
  readonly meal_amount: number | null;
  readonly milk_milliliters: number | null;
  readonly toilet: number | null;
  readonly mood: number | null;
}

/** What was chosen or measured, in words for family and staff alike; null of a note or a picture. */
export function loggedValue(entry: LoggedEntry): string | null {
  const { temperature, meal, milk, toilet, mood } = childLogKind.code;
  switch (entry.kind) {
    case temperature:
      return `${entry.temperature?.toFixed(1) ?? ''}℃`;
    case meal:
      return mealAmount.label(entry.meal_amount);
    case milk:
      return `${entry.milk_milliliters ?? ''}ml`;
    case toilet:
      return toiletResult.label(entry.toilet);
    case mood:
      return childMood.label(entry.mood);
    default:
      return null;
  }
}
