import type { PlannedShift } from '../staffing/ratio.ts';
import { minuteOf } from '../time.ts';

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
