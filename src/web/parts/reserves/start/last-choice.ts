import { ageOn } from '../../../../domain/membership/age.ts';
import { minuteOfDayOf, minutesPerDay, type TimeRange } from '../../../../domain/time.ts';
import { deviceKeys } from '../../../session/device-memory.ts';
import { rangeOf } from '../reserve-fields.ts';
import type { ReserveValues } from '../reserve-flow.ts';

/** The hours this browser's parent chose last time, to begin with next time; gone at sign-out. */
type LastChoice = { range: TimeRange | null };

const key = deviceKeys.lastReserve;

export function rememberChoice(values: ReserveValues): void {
  const choice: LastChoice = { range: rangeOf(values) };
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage may be forbidden; it is a nicety.
  }
}

export function lastChoice(): Partial<LastChoice> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Until when the children usually stay: as last time here or, by the last reserve, elsewhere. */
export function usualEnd(
  remembered: TimeRange | null | undefined,
  last_reserve: readonly { end_datetime: string }[],
): number | undefined {
  if (remembered) return remembered.end;
  const [last] = last_reserve;
  return last && (minuteOfDayOf(last.end_datetime) || minutesPerDay);
}

/** One's own children of the ages that were searched with; none unless there is one for each. */
export function childrenOfAges(
  children: readonly { id: number; date_of_birth: string }[],
  ages: readonly number[],
  today: string,
): number[] {
  const left = children.map(({ id, date_of_birth }) => ({ id, age: ageOn(date_of_birth, today) }));
  const found = ages.flatMap((age) => {
    const position = left.findIndex((child) => child.age === age);
    return position < 0 ? [] : left.splice(position, 1).map(({ id }) => id);
  });
  return found.length === ages.length ? found : [];
}
