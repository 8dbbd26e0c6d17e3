import {
  ageClasses,
  type ChildrenByAge,
  countOf,
  noChildren,
  type RatioSettings,
  requiredStaff,
  roomFor,
  together,
} from '../staffing/ratio.ts';
import type { TimeRange } from '../time.ts';
import type { DemandHour } from './demand.ts';

/** An hour of a branch-day as it stands: at its tightest moment. */
export type OpenHour = {
  readonly hour: number;
  readonly present: ChildrenByAge;
  readonly staff: number;
  /** Seats left by the capacity. */
  readonly seats: number;
};

export type Opening = TimeRange & {
  readonly seats: ChildrenByAge;
  readonly families: number;
  /** Children likely to come at the busiest hour, and those of them that get a seat, by hour. */
  readonly expected: number;
  readonly filled: readonly (ChildrenByAge & { readonly hour: number })[];
};

/** How many more of each age there is room for with one more of the staff, each age asked about alone. */
function gainOf({ present, staff, seats }: OpenHour, settings: RatioSettings): ChildrenByAge {
  const before = roomFor(present, staff, settings, seats);
  const after = roomFor(present, staff + 1, settings, seats);
  const gain = { ...noChildren };
  for (const age of ageClasses) gain[age] = after[age] - before[age];
  return gain;
}

/** The children of a demand that fit together, the youngest first to be counted; never more than the staff may look after. */
function fitting(
  present: ChildrenByAge,
  staff: number,
  wanted: ChildrenByAge,
  settings: RatioSettings,
  seats: number,
): ChildrenByAge {
  const taken = { ...noChildren };
  for (const age of ageClasses.toReversed()) {
    const most = Math.round(wanted[age]);
    for (let more = 0; more < most; more += 1) {
      const next = { ...taken, [age]: taken[age] + 1 };
      if (countOf(next) > seats || requiredStaff(together(present, next), settings) > staff) break;
      taken[age] += 1;
    }
  }
  return taken;
}

/** Runs of hours in which one more of the staff lets somebody in who is wished for. */
export function openingsOf(
  hours: readonly OpenHour[],
  demand: readonly DemandHour[],
  settings: RatioSettings,
): Opening[] {
  const found: Opening[] = [];
  for (const each of hours) {
    const gain = gainOf(each, settings);
    const wanted = demand.find(({ hour }) => hour === each.hour);
    if (!wanted) continue;
    const { present, staff, seats, hour } = each;
    const withMore = fitting(present, staff + 1, wanted, settings, seats);
    const without = fitting(present, staff, wanted, settings, seats);
    const more = { ...noChildren };
    for (const age of ageClasses) more[age] = Math.max(0, withMore[age] - without[age]);
    // Whoever waits and fits already needs nobody more.
    if (countOf(more) === 0) continue;
    const filled = [{ ...more, hour }];
    const last = found.at(-1);
    if (last && last.end === hour * 60) {
      const least = { ...noChildren };
      for (const age of ageClasses) least[age] = Math.min(last.seats[age], gain[age]);
      found[found.length - 1] = {
        start: last.start,
        end: (hour + 1) * 60,
        seats: least,
        families: Math.max(last.families, wanted.families),
        expected: Math.max(last.expected, countOf(wanted)),
        filled: [...last.filled, ...filled],
      };
    } else {
      const { families } = wanted;
      found.push({ start: hour * 60, end: (hour + 1) * 60, seats: gain, families, expected: countOf(wanted), filled });
    }
  }
  return found.filter(({ seats }) => countOf(seats) > 0);
}
