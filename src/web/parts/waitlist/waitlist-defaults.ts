import { type TimeRange, timeText } from '../../../domain/time.ts';
import { waitlistMode } from '../../../domain/waitlist/seat-codes.ts';
import type { WaitlistValues } from './waitlist-flow.ts';

/** Default notice: enough time to pack and go. */
const firstNotice = 120;

type WaitlistCarried = {
  branch_id: number;
  date: string;
  child_ids: number[];
  /** The time that was full, if one was chosen. */
  range: TimeRange | null;
  /** How long the family usually stays. */
  minutes: number;
  /** The day's own hours, in minutes. */
  open: number;
  close: number;
};

/** What was chosen on the way here, and for the rest what most would choose: the usual length at any time of the day. */
export function waitlistDefaults({
  branch_id,
  date,
  child_ids,
  range,
  minutes,
  open,
  close,
}: WaitlistCarried): WaitlistValues {
  const wanted = range ?? { start: open, end: close };
  const length = range ? range.end - range.start : minutes;
  return {
    child_ids,
    branch_ids: branch_id === 0 ? [] : [branch_id],
    date,
    earliest_time: timeText(wanted.start),
    latest_time: timeText(wanted.end),
    minutes: Math.min(length, wanted.end - wanted.start),
    meals: {},
    mode: waitlistMode.code.offer,
    notice_minutes: firstNotice,
  };
}
