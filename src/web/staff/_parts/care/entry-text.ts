import { childLogKind, childMood, mealAmount, sleepPosition, toiletResult } from '../../../../domain/care/log-codes.ts';
import type { Entry, Look } from './care-day.ts';

type Valued = Pick<Entry, 'kind' | 'temperature' | 'meal_amount' | 'milk_milliliters' | 'toilet' | 'mood' | 'note'>;

/** What an entry says, without its kind. */
function entryValue(entry: Valued): string {
  const { temperature, meal, milk, toilet, mood, photo } = childLogKind.code;
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
    case photo:
      return '写真';
    default:
      return entry.note;
  }
}

export const entryText = (entry: Valued): string =>
  entry.kind === childLogKind.code.note || entry.kind === childLogKind.code.photo
    ? entryValue(entry)
    : `${childLogKind.label(entry.kind)} ${entryValue(entry)}`;

/** As it is written on paper: the way the child faces. */
export const positionArrow: Readonly<Record<number, string>> = {
  [sleepPosition.code.back]: '↑',
  [sleepPosition.code.left]: '←',
  [sleepPosition.code.right]: '→',
  [sleepPosition.code.prone]: '↓',
};

export function lookText({
  position,
  breathing_flag,
  turned_flag,
}: Pick<Look, 'position' | 'breathing_flag' | 'turned_flag'>) {
  const turned = turned_flag ? '(仰向けに直した)' : '';
  return `${sleepPosition.label(position)}${turned}${breathing_flag ? '' : '・呼吸がいつもと違う'}`;
}
