import { ageOn } from '../../../../domain/membership/age.ts';
import { minuteOfDayOf, minutesPerDay, type TimeRange } from '../../../../domain/time.ts';
import { deviceKeys } from '../../../session/device-memory.ts';
import { rangeOf } from '../reserve-fields.ts';
import type { ReserveValues } from '../reserve-flow.ts';

/** What this browser's parent chose last time, to begin with next time. Ids only; gone at sign-out. */
type LastChoice = { branch_id: number; child_ids: readonly number[]; range: TimeRange | null };

const key = deviceKeys.lastReserve;

export function rememberChoice(values: ReserveValues): void {
  const choice: LastChoice = { branch_id: values.branch_id, child_ids: values.child_ids, range: rangeOf(values) };
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

/** Last time's children, here or (by the last reserve) elsewhere; an only child is always meant. */
export function preselectedChildren(
  children: readonly { id: number }[],
  remembered: readonly number[] | undefined,
  last_reserve: readonly { reserve_details: readonly { child_id: number }[] }[],
): number[] {
  const ids = children.map((child) => child.id);
  const before = remembered ?? last_reserve[0]?.reserve_details.map((detail) => detail.child_id) ?? [];
  const known = ids.filter((id) => before.includes(id));
  if (known.length > 0) return known;
  return ids.length === 1 ? ids : [];
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
