import type { FetchedBy } from '../care/day-timeline.ts';
import type { Instant } from '../time.ts';
import { formatTime } from '../time-format.ts';

/** One child of a stay: the actual times, and those the family was last notified of. */
export interface HeardChild {
  name: string;
  arrived_at: Instant | null;
  left_at: Instant | null;
  told_arrived_at: Instant | null;
  told_left_at: Instant | null;
  fetched_by: FetchedBy | null;
}

export interface Moved {
  name: string;
  at: Instant;
}
/** A notification that turned out wrong: the time was different, or it never happened. */
export interface CorrectedNews {
  name: string;
  act: 'arrived' | 'left';
  /** Null: it was taken back. */
  at: Instant | null;
}
interface AttendanceNews {
  arrived: Moved[];
  left: (Moved & { fetched_by: FetchedBy | null })[];
  corrected: CorrectedNews[];
}

/**
 * What a family still has to be notified of about arrivals and departures. A child who came and left before any notification
 * went out gets one message, the departure. Wrong notifications are corrected; what was undone before it was sent is dropped.
 */
export function attendanceNews(children: readonly HeardChild[]): AttendanceNews {
  const news: AttendanceNews = { arrived: [], left: [], corrected: [] };
  for (const { name, arrived_at, left_at, told_arrived_at, told_left_at, fetched_by } of children) {
    if (left_at !== null && told_left_at === null) news.left.push({ name, at: left_at, fetched_by });
    else if (arrived_at !== null && told_arrived_at === null && left_at === null) {
      news.arrived.push({ name, at: arrived_at });
    }
    if (told_arrived_at !== null && differs(told_arrived_at, arrived_at)) {
      news.corrected.push({ name, act: 'arrived', at: arrived_at });
    }
    // An undone arrival implies that the departure is undone too: one correction is enough.
    if (told_left_at !== null && arrived_at !== null && differs(told_left_at, left_at)) {
      news.corrected.push({ name, act: 'left', at: left_at });
    }
  }
  return news;
}

/** As families read times: to the minute. */
const differs = (notice: Instant, now: Instant | null): boolean =>
  now === null || formatTime(notice) !== formatTime(now);
