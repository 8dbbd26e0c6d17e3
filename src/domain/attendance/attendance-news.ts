import type { FetchedBy } from '../care/day-timeline.ts';
import type { Instant } from '../time.ts';
import { formatTime } from '../time-format.ts';

/** One child of a stay: what is so, and what its family was told. */
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
/** What was told and is not so: another time, or it never was. */
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
 * What a family has yet to hear of the coming and leaving of its children. Anyone who came and left before anything was told
 * has left: one message. What was told wrongly is put right; what was taken back before it was told is no news.
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
    // A coming that never was had no leaving either: said once.
    if (told_left_at !== null && arrived_at !== null && differs(told_left_at, left_at)) {
      news.corrected.push({ name, act: 'left', at: left_at });
    }
  }
  return news;
}

/** As families read times: to the minute. */
const differs = (notice: Instant, now: Instant | null): boolean =>
  now === null || formatTime(notice) !== formatTime(now);
