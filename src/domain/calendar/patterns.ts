import { patternWeekday } from '../codes.ts';
import { rowInForceIfAny } from '../settings/in-force.ts';
import { type TokyoDate, weekdayOf } from '../time.ts';
import type { CapacityOverride, DayHours } from './capacity.ts';

/**
 * The usual week of a branch (branch_patterns, branch_pattern_days): in force from its date until the next one. What was
 * set for a day itself goes before it, and it goes before the branch's own. app.pattern_days says the same in SQL.
 */
export type Pattern<Day extends { readonly weekday: number }> = {
  readonly adaptation_date: TokyoDate;
  readonly days: readonly Day[];
};

/** Hours of a day that differs from the branch's own; all four or none. */
export type UsualHours = { readonly [Name in keyof DayHours]: string | null };

export type PatternDay = UsualHours & {
  /** 0 is Sunday, 7 a public holiday. */
  readonly weekday: number;
  readonly closed_flag: boolean;
  readonly capacity: number | null;
  readonly capacities: readonly CapacityOverride[];
};

/** What the pattern in force says about a day; a holiday without its own entry follows its weekday. */
export function usualDay<Day extends { readonly weekday: number }>(
  patterns: readonly Pattern<Day>[],
  date: TokyoDate,
  holiday: boolean,
): Day | null {
  return dayOfWeek(rowInForceIfAny(patterns, date)?.days ?? [], weekdayOf(date), holiday);
}

export function dayOfWeek<Day extends { readonly weekday: number }>(
  days: readonly Day[],
  weekday: number,
  holiday: boolean,
): Day | null {
  const of = (wanted: number) => days.find((day) => day.weekday === wanted);
  return (holiday ? of(patternWeekday.code.holiday) : undefined) ?? of(weekday) ?? null;
}

/** Its hours where it has some, else the branch's own. */
export function hoursOf(day: UsualHours | null | undefined, own: DayHours): DayHours {
  if (!day || day.open_time === null || day.close_time === null) return pick(own);
  if (day.extended_open_time === null || day.extended_close_time === null) return pick(own);
  const { open_time, close_time, extended_open_time, extended_close_time } = day;
  return { open_time, close_time, extended_open_time, extended_close_time };
}

const pick = ({ open_time, close_time, extended_open_time, extended_close_time }: DayHours): DayHours => ({
  open_time,
  close_time,
  extended_open_time,
  extended_close_time,
});
