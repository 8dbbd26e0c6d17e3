import {
  ageClasses,
  agesAt,
  type ChildrenByAge,
  type ChildrenInCare,
  type RatioSettings,
  requiredStaff,
  roomFor,
  staffAt,
} from '../staffing/ratio.ts';
import { minuteOf, type TimeRange } from '../time.ts';
import { type BranchDay, freeSeatsAt } from './capacity.ts';

/** A stretch of a day in which nothing changes: who is there, how many the children need, and who could still come. */
type CareStretch = TimeRange & {
  readonly staff: number;
  readonly required: number;
  /** More of each age, each asked about alone: by seats and by staff. */
  readonly room: ChildrenByAge;
};

type CareDay = Pick<BranchDay, 'hours' | 'capacity' | 'overrides'> & {
  readonly held: readonly (ChildrenInCare & { readonly children: number })[];
};

/** From opening to closing, and around it while children are there. What staff see, whatever the mode of the branch. */
export function careOver(day: CareDay, staff: readonly TimeRange[], settings: RatioSettings): CareStretch[] {
  const { held } = day;
  const first = Math.min(minuteOf(day.hours.extended_open_time), ...held.map(({ start }) => start));
  const last = Math.max(minuteOf(day.hours.extended_close_time), ...held.map(({ end }) => end));
  const overrides = day.overrides.flatMap(({ start_time, end_time }) => [minuteOf(start_time), minuteOf(end_time)]);
  const changes = [...[...held, ...staff].flatMap(({ start, end }) => [start, end]), ...overrides];
  const moments = [...new Set([first, last, ...changes.filter((minute) => first < minute && minute < last)])];
  const stretches: CareStretch[] = [];
  for (const [index, start] of moments.sort((a, b) => a - b).entries()) {
    const end = moments[index + 1];
    if (end === undefined) break;
    const ages = agesAt(held, start);
    const there = staffAt(staff, start);
    const room = roomFor(ages, there, settings, Math.max(0, freeSeatsAt(day, start)));
    const stretch = { start, end, staff: there, required: requiredStaff(ages, settings), room };
    const before = stretches.at(-1);
    if (before && same(before, stretch)) stretches[stretches.length - 1] = { ...before, end };
    else stretches.push(stretch);
  }
  return stretches;
}

const same = (a: CareStretch, b: CareStretch): boolean =>
  a.staff === b.staff && a.required === b.required && ageClasses.every((age) => a.room[age] === b.room[age]);
