import { type ReservableStatus, reservableMark } from '../codes.ts';
import { type MinuteOfDay, minuteOf } from '../time.ts';
import type { BranchDay } from './capacity.ts';

type ClosedReason = 'closed_day' | 'closed_hours' | 'outside_hours';

/** Why the branch is closed during a reserved stay: the day is marked ×, part of it has no seats, or the hours changed. */
export function closedDuring(
  mark: ReservableStatus | null,
  day: Pick<BranchDay, 'hours' | 'overrides'>,
  stay: { readonly start: MinuteOfDay; readonly end: MinuteOfDay },
): ClosedReason | null {
  if (mark === reservableMark.unavailable) return 'closed_day';
  const opens = minuteOf(day.hours.extended_open_time);
  const closes = minuteOf(day.hours.extended_close_time);
  if (stay.start < opens || stay.end > closes) return 'outside_hours';
  const shut = day.overrides.some(
    ({ start_time, end_time, capacity }) =>
      capacity === 0 && minuteOf(start_time) < stay.end && stay.start < minuteOf(end_time),
  );
  return shut ? 'closed_hours' : null;
}
