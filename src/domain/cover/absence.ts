import {
  type ChildrenByAge,
  type ChildrenInCare,
  countOf,
  noChildren,
  type PlannedShift,
  type RatioSettings,
  requiredStaff,
  staffAt,
  staffedMinutes,
  staffGaps,
} from '../staffing/ratio.ts';
import type { MinuteOfDay, TimeRange } from '../time.ts';
import { sum } from '../yen.ts';

export type AbsenceGap = TimeRange & {
  readonly ages: ChildrenByAge;
  readonly staff: number;
  readonly required: number;
  /** How many were missing before anybody called in sick. */
  readonly short_before: number;
};

type Day = {
  readonly shifts: readonly (PlannedShift & { readonly account_id: number })[];
  readonly held: readonly ChildrenInCare[];
  readonly settings: RatioSettings;
};

/** Where too few are left for the children when this person does not come, from a minute of the day on. */
export function gapsWithout({ shifts, held, settings }: Day, account_id: number, from: MinuteOfDay): AbsenceGap[] {
  const planned = staffedMinutes(shifts);
  const staff = staffedMinutes(shifts.filter((each) => each.account_id !== account_id));
  const gaps = staffGaps({ staff, held, settings })
    .filter(({ end }) => end > from)
    .map((gap) => ({
      ...gap,
      start: Math.max(gap.start, from),
      short_before: Math.max(0, gap.required - staffAt(planned, gap.start)),
    }));
  return joined(gaps);
}

/** Neighbours that say the same are one; the children are the most of them. */
function joined(gaps: readonly AbsenceGap[]): AbsenceGap[] {
  const all: AbsenceGap[] = [];
  for (const gap of gaps) {
    const last = all.at(-1);
    const same =
      last?.end === gap.start &&
      last.staff === gap.staff &&
      last.required === gap.required &&
      last.short_before === gap.short_before;
    if (last && same) {
      all[all.length - 1] = {
        ...last,
        end: gap.end,
        ages: countOf(gap.ages) > countOf(last.ages) ? gap.ages : last.ages,
      };
    } else all.push(gap);
  }
  return all;
}

/** So much time between two gaps is worth two colleagues instead of one who stays through it. */
const apart = 120;

/** The stretches somebody could be asked for: each run of gaps alone, and all of them as one where there are several. */
export function spansToCover(gaps: readonly TimeRange[]): TimeRange[] {
  const runs: TimeRange[] = [];
  for (const { start, end } of gaps) {
    const last = runs.at(-1);
    if (last && start - last.end < apart) runs[runs.length - 1] = { start: last.start, end };
    else runs.push({ start, end });
  }
  const [first, last] = [runs[0], runs.at(-1)];
  return first && last && first !== last ? [...runs, { start: first.start, end: last.end }] : runs;
}

/** How long a stay meets a gap. */
export const minutesMissing = (stay: TimeRange, gaps: readonly TimeRange[]): number =>
  sum(gaps.map(({ start, end }) => Math.max(0, Math.min(end, stay.end) - Math.max(start, stay.start))));

/** How many children fewer would do, those who need the most staff first. */
export function childrenTooMany({ ages, staff }: AbsenceGap, settings: RatioSettings): number {
  const order = [
    ['zero', settings.children_per_staff_zero],
    ['one_two', settings.children_per_staff_one_two],
    ['three', settings.children_per_staff_three],
    ['four', settings.children_per_staff_four],
  ] as const;
  const left = { ...noChildren, ...ages };
  for (const [age] of order.toSorted(([, a], [, b]) => a - b))
    while (left[age] > 0 && requiredStaff(left, settings) > staff) left[age] -= 1;
  return countOf(ages) - countOf(left);
}
