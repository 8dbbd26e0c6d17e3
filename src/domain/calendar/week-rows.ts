import { patternWeekday } from '../codes.ts';
import { comingRows, rowInForceIfAny } from '../settings/in-force.ts';
import type { TokyoDate } from '../time.ts';
import type { DayHours } from './capacity.ts';
import { dayOfWeek, hoursOf, type UsualHours } from './patterns.ts';

/** A day of a usual week, as shown to the public. */
export type PublicPatternDay = UsualHours & { readonly weekday: number; readonly closed_flag: boolean };
export type PatternedBranch = DayHours & {
  readonly branch_patterns: readonly {
    readonly adaptation_date: TokyoDate;
    readonly branch_pattern_days: readonly PublicPatternDay[];
  }[];
};

/** Days of the week that are alike, Monday first; a holiday is listed only if it differs from its weekday. */
export type WeekRow = { readonly weekdays: readonly number[]; readonly closed_flag: boolean; readonly hours: DayHours };

const { sunday, holiday } = patternWeekday.code;
/** The order of a week on paper: Monday first, holidays last. */
export const weekdaysInOrder: readonly number[] = [1, 2, 3, 4, 5, 6, sunday, holiday];

export function weekRows(days: readonly PublicPatternDay[], own: DayHours): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const weekday of weekdaysInOrder) {
    const day = dayOfWeek(days, weekday, false);
    if (weekday === holiday && day === null) continue;
    const row = { closed_flag: day?.closed_flag ?? false, hours: hoursOf(day, own) };
    const alike = rows.findIndex(
      (each) => each.closed_flag === row.closed_flag && (row.closed_flag || sameHours(each.hours, row.hours)),
    );
    const found = rows[alike];
    if (found) rows[alike] = { ...found, weekdays: [...found.weekdays, weekday] };
    else rows.push({ ...row, weekdays: [weekday] });
  }
  return rows;
}

const sameHours = (a: DayHours, b: DayHours): boolean =>
  a.open_time === b.open_time &&
  a.close_time === b.close_time &&
  a.extended_open_time === b.extended_open_time &&
  a.extended_close_time === b.extended_close_time;

/** 月〜金, 土・祝日: three or more in a row become a range. */
export function weekdaysText(weekdays: readonly number[]): string {
  const runs: number[][] = [];
  for (const weekday of weekdaysInOrder.filter((each) => weekdays.includes(each))) {
    const run = runs.at(-1);
    const before = weekdaysInOrder[weekdaysInOrder.indexOf(weekday) - 1];
    if (run && run.at(-1) === before && weekday !== holiday) run.push(weekday);
    else runs.push([weekday]);
  }
  const name = (weekday: number | undefined) => patternWeekday.label(weekday);
  return runs
    .map((run) => (run.length > 2 ? `${name(run[0])}〜${name(run.at(-1))}` : run.map(name).join('・')))
    .join('・');
}

/** The week of today, and the next one with its date. */
export function weeksOfBranch(branch: PatternedBranch, today: TokyoDate) {
  const now = rowInForceIfAny(branch.branch_patterns, today);
  const [next] = comingRows(branch.branch_patterns, today);
  return {
    now: weekRows(now?.branch_pattern_days ?? [], branch),
    next: next && {
      adaptation_date: next.adaptation_date,
      rows: weekRows(next.branch_pattern_days, branch),
    },
  };
}

/** The hours of most days, for where there is room for one line only; null when the branch is always closed. */
export function mostUsualRow(rows: readonly WeekRow[]): WeekRow | null {
  const open = rows.filter(({ closed_flag }) => !closed_flag);
  return open.toSorted((a, b) => b.weekdays.length - a.weekdays.length)[0] ?? null;
}
