import type { DayHours } from '../calendar/capacity.ts';
import type { ReserveSettings } from '../settings/settings.ts';
import {
  epochOf,
  type Instant,
  instantOf,
  type MinuteOfDay,
  minuteOf,
  minutesPerDay,
  type TokyoDate,
} from '../time.ts';

/**
 * When a child may arrive and leave: on the reserve's day, within the branch's extended hours of that day (or the
 * reserve's own times, where a manager set the hours aside), each side widened by a grace.
 */
export type AttendanceDay = {
  readonly date: TokyoDate;
  readonly start: MinuteOfDay;
  readonly end: MinuteOfDay;
  readonly hours: Pick<DayHours, 'extended_open_time' | 'extended_close_time'>;
};
export type AttendanceWindow = { readonly from: MinuteOfDay; readonly until: MinuteOfDay };

export function attendanceWindow(
  day: AttendanceDay,
  settings: Pick<ReserveSettings, 'attendance_grace_minutes'>,
): AttendanceWindow {
  const opens = Math.min(minuteOf(day.hours.extended_open_time), day.start);
  const closes = Math.max(minuteOf(day.hours.extended_close_time), day.end);
  return {
    from: Math.max(0, opens - settings.attendance_grace_minutes),
    until: Math.min(minutesPerDay, closes + settings.attendance_grace_minutes),
  };
}

export type AttendanceMoment = {
  readonly act: 'check_in' | 'check_out';
  /** The moment of the tap, or the time that was typed in. */
  readonly moment: Instant;
  readonly typed: boolean;
  readonly now: Instant;
  /** The arrival, for a leaving. */
  readonly arrived: Instant | null;
};
export type AttendanceRefusal =
  /** Not that far yet: nothing can be typed either. */
  | 'attendance_too_early'
  /** The tap was forgotten: staff must enter the time. */
  | 'attendance_time_needed'
  | 'attendance_outside_day'
  /** To come, or a leaving before the arrival. */
  | 'attendance_bad_time';

/**
 * A tap counts only inside the window. A typed time is a person's word: a leaving may then be as late as the day goes,
 * because it is recorded as it was and never billed past closing (actualStay).
 */
export const latestMinute = ({ act, typed }: Pick<AttendanceMoment, 'act' | 'typed'>, window: AttendanceWindow) =>
  typed && act === 'check_out' ? minutesPerDay : window.until;

/** Why a moment is not taken, or null. */
export function attendanceRefusal(
  given: AttendanceMoment,
  date: TokyoDate,
  window: AttendanceWindow,
): AttendanceRefusal | null {
  const { moment, typed, now, arrived } = given;
  const minute = (epochOf(moment) - instantOf(date).getTime()) / 60_000;
  if (epochOf(moment) > epochOf(now)) return 'attendance_bad_time';
  if (minute < window.from) return typed ? 'attendance_outside_day' : 'attendance_too_early';
  if (minute > latestMinute(given, window)) return typed ? 'attendance_outside_day' : 'attendance_time_needed';
  return arrived !== null && epochOf(moment) < epochOf(arrived) ? 'attendance_bad_time' : null;
}
