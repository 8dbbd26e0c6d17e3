import { Refusal } from '../../contract/refusal.ts';
import {
  type AttendanceMoment,
  type AttendanceRefusal,
  type AttendanceWindow,
  attendanceRefusal,
  attendanceWindow,
  latestMinute,
} from '../../domain/attendance/attendance.ts';
import { type TokyoDate, timeText } from '../../domain/time.ts';
import { formatMinute, formatMinuteRange, formatMonthDay } from '../../domain/time-format.ts';
import { stayOf } from '../reserves/stay.ts';
import type { DayFacts } from '../reserves/store/reserve-facts.ts';
import type { ReserveRow } from '../reserves/store/reserves.ts';

type Asked = Pick<AttendanceMoment, 'act' | 'arrived'> & { now: Date; at: string | undefined };

/** When the child came or left: the typed time, else this moment; refused unless it is a moment of the reserve's day. */
export function momentOf({ act, arrived, now, at }: Asked, reserve: ReserveRow, { day, rules }: DayFacts): Date {
  if (day === null) throw new Error(`branch ${reserve.branch_id} is gone`);
  const window = attendanceWindow({ ...stayOf(reserve), hours: day }, rules.settings);
  const moment = at === undefined ? now : new Date(at);
  const date = reserve.reserve_date;
  const given = { act, moment, typed: at !== undefined, now, arrived };
  const reason = attendanceRefusal(given, date, window);
  if (reason === null) return moment;
  const taken = { from: window.from, until: latestMinute(given, window) };
  const msg = words(reason, act, date, taken);
  const details = { date, from: timeText(taken.from), until: timeText(taken.until) };
  throw new Refusal(reason, { ...(msg !== null && { msg }), fields: ['at'], details });
}

/** Says to staff which moment would be taken. */
function words(
  reason: AttendanceRefusal,
  act: AttendanceMoment['act'],
  date: TokyoDate,
  { from, until }: AttendanceWindow,
): string | null {
  const day = formatMonthDay(date);
  const what = act === 'check_in' ? '登園' : '降園';
  switch (reason) {
    case 'attendance_too_early':
      return `${what}は${day} ${formatMinute(from)}から登録できます。`;
    case 'attendance_time_needed':
      return `${day} ${formatMinute(until)}を過ぎたため、押した時刻では登録できません。実際の${what}時刻を入力してください。`;
    case 'attendance_outside_day':
      return `${day} ${formatMinuteRange(from, until)}の時刻を入力してください。`;
    case 'attendance_bad_time':
      return null;
  }
}
