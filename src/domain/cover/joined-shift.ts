import type { PlannedShift } from '../staffing/ratio.ts';
import {
  type Instant,
  minuteOf,
  minuteOfDayOf,
  minutesPerDay,
  type TimeRange,
  type TokyoDate,
  timeText,
  tokyoDateOf,
} from '../time.ts';
import { longestWithoutBreak } from './working-time.ts';

/** Both on one day at one branch, as the one shift a person has there: what lies between them is a break. */
export function joinedShift(planned: PlannedShift | null, more: PlannedShift): PlannedShift {
  if (planned === null) return more;
  const [first, second] = minuteOf(planned.start_time) <= minuteOf(more.start_time) ? [planned, more] : [more, planned];
  const gap = { start_time: first.end_time, end_time: second.start_time };
  const between = minuteOf(gap.start_time) < minuteOf(gap.end_time) ? [gap] : [];
  return {
    start_time: first.start_time,
    end_time: second.end_time,
    breaks: [...first.breaks, ...between, ...second.breaks],
  };
}

const arrival = 15;

/** What is left of a shift that has begun, from the next quarter of an hour: nobody was there before. Null: nothing. */
export function stillAhead(date: TokyoDate, shift: PlannedShift, now: Instant): PlannedShift | null {
  const today = tokyoDateOf(now);
  if (date > today) return shift;
  const from = Math.max(minuteOf(shift.start_time), Math.ceil(minuteOfDayOf(now) / arrival) * arrival);
  if (date < today || from >= minuteOf(shift.end_time)) return null;
  const start_time = timeText(from);
  const breaks = shift.breaks
    .filter((each) => minuteOf(each.end_time) > from)
    .map((each) => (minuteOf(each.start_time) < from ? { ...each, start_time } : each));
  return { start_time, end_time: shift.end_time, breaks };
}

/** Hours to ask somebody for, with the shortest break the law allows in their middle. */
export function hoursToCover({ start, end }: TimeRange, breakFor: (worked: number) => number): PlannedShift {
  const length = end - start;
  const most = breakFor(minutesPerDay);
  const needed =
    [0, breakFor(longestWithoutBreak + 1), most].find((pause) => pause >= breakFor(length - pause)) ?? most;
  const from = Math.floor((start + end - needed) / 2 / arrival) * arrival;
  const breaks = needed === 0 ? [] : [{ start_time: timeText(from), end_time: timeText(from + needed) }];
  return { start_time: timeText(start), end_time: timeText(end), breaks };
}
