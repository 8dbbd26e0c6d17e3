import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { ageClasses, type ChildrenByAge } from '../../../../../domain/staffing/ratio.ts';
import { type MinuteOfDay, minuteOf, overlap, type TimeRange } from '../../../../../domain/time.ts';

export type ShownStaffing = NonNullable<FunctionOk<'staffDayLoad'>['staffing']>;
export type StaffedTime = TimeRange & Pick<ShownStaffing['stretches'][number], 'staff' | 'required' | 'room'>;

/** The stretches that touch the range; the whole day without one. */
export function timesIn({ stretches }: ShownStaffing, range: TimeRange | null): StaffedTime[] {
  const times = stretches.map(({ start_time, end_time, ...rest }) => {
    return { start: minuteOf(start_time), end: minuteOf(end_time), ...rest };
  });
  return range ? times.filter((each) => overlap(each, range)) : times;
}

/** Where too few are there; neighbours with the same numbers are one. */
export function shortTimes(times: readonly StaffedTime[]): StaffedTime[] {
  const found: StaffedTime[] = [];
  for (const each of times) {
    if (each.staff >= each.required) continue;
    const before = found.at(-1);
    if (before?.end === each.start && before.staff === each.staff && before.required === each.required) {
      found[found.length - 1] = { ...before, end: each.end };
    } else found.push(each);
  }
  return found;
}

/** So many more of each age for all of the time, each age asked about alone. */
export function roomThroughout(times: readonly StaffedTime[]): ChildrenByAge | null {
  if (times.length === 0) return null;
  const [zero = 0, one_two = 0, three = 0, four = 0] = ageClasses.map((age) =>
    Math.min(...times.map(({ room }) => room[age])),
  );
  return { zero, one_two, three, four };
}

export const timeAt = (staffing: ShownStaffing, minute: MinuteOfDay): StaffedTime | undefined =>
  timesIn(staffing, { start: minute, end: minute + 1 })[0];
