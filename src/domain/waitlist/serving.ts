import { type DayTimes, timeRefusal } from '../calendar/slot-states.ts';
import type { ReserveSettings } from '../settings/settings.ts';
import {
  addDays,
  addMinutes,
  epochOf,
  type Instant,
  instantOf,
  type MinuteOfDay,
  minuteOf,
  minuteOfDayOf,
  overlap,
  type TimeRange,
  type TokyoDate,
  timeSteps,
  tokyoDateOf,
} from '../time.ts';

/** When a waitlist entry can be served, and until when an offer holds its seats. Nothing here reads a clock. */

/** A stay of `minutes` somewhere between the two times of a day. */
export type WaitlistTimes = {
  readonly date: TokyoDate;
  /** 'HH:mm' or PostgreSQL's 'HH:mm:ss'. */
  readonly earliest_time: string;
  readonly latest_time: string;
  readonly minutes: number;
};

/** The family has the first half of the time that is left; the next family may still be asked in the second. */
const shareOfTimeLeft = 2;

/**
 * Until when an offer made now holds its seats: offer_minutes, less as the start nears, at least offer_minimum_minutes. Null: too
 * late, so that it never holds them beyond the moment until which the stay can be reserved at all.
 */
export function offerExpires(
  now: Instant,
  start: Instant,
  settings: Pick<ReserveSettings, 'offer_minutes' | 'offer_minimum_minutes' | 'today_lead_minutes'>,
): Date | null {
  const deadline = addMinutes(start, -settings.today_lead_minutes);
  const left = (deadline.getTime() - epochOf(now)) / 60_000;
  if (left < settings.offer_minimum_minutes) return null;
  const minutes = Math.max(
    settings.offer_minimum_minutes,
    Math.min(settings.offer_minutes, Math.floor(left / shareOfTimeLeft)),
  );
  return addMinutes(now, minutes);
}

/** At night nobody is asked about a day after tomorrow; what is for today or tomorrow cannot wait. */
export function isQuiet(
  now: Instant,
  date: TokyoDate,
  settings: Pick<ReserveSettings, 'offer_quiet_from' | 'offer_quiet_until'>,
): boolean {
  if (date <= addDays(tokyoDateOf(now), 1)) return false;
  const minute = minuteOfDayOf(now);
  const from = minuteOf(settings.offer_quiet_from);
  const until = minuteOf(settings.offer_quiet_until);
  return from <= until ? from <= minute && minute < until : minute >= from || minute < until;
}

/** Every start of the entry on the steps, whether it can be had or not. */
export const waitlistStarts = (
  entry: Pick<WaitlistTimes, 'earliest_time' | 'latest_time' | 'minutes'>,
  { step_minutes }: Pick<ReserveSettings, 'step_minutes'>,
): MinuteOfDay[] =>
  timeSteps(minuteOf(entry.earliest_time), minuteOf(entry.latest_time) - entry.minutes + 1, step_minutes);

/** The starts that can be had now, in their order: by the same question as a save asks. */
export function startsOfEntry(times: DayTimes, entry: WaitlistTimes): MinuteOfDay[] {
  if (times.closed) return [];
  return waitlistStarts(entry, times.settings).filter(
    (start) => timeRefusal({ start, end: start + entry.minutes }, times) === null,
  );
}

/** The moment after which nothing of the entry can be reserved any more. `notice_minutes`: what it wants before its start. */
export function waitlistEntryEnds(
  entry: WaitlistTimes & { readonly notice_minutes: number },
  settings: Pick<ReserveSettings, 'today_lead_minutes' | 'step_minutes'>,
): Date {
  const last = waitlistStarts(entry, settings).at(-1) ?? minuteOf(entry.earliest_time);
  const lead = Math.max(settings.today_lead_minutes, entry.notice_minutes);
  return addMinutes(instantOf(entry.date, last), -lead);
}

/** Refused once, never asked again. A quarter of an hour later it is the same seat: the next family is asked first. */
export const wasRefused = (
  refused: readonly (TimeRange & { readonly branch_id: number })[],
  branch_id: number,
  stay: TimeRange,
): boolean => refused.some((each) => each.branch_id === branch_id && overlap(each, stay));

/** Hours of the day that a waitlist entry wants something of, for the demand that was not met. */
export const waitlistHours = ({
  earliest_time,
  latest_time,
}: Pick<WaitlistTimes, 'earliest_time' | 'latest_time'>): TimeRange => ({
  start: Math.floor(minuteOf(earliest_time) / 60),
  end: Math.ceil(minuteOf(latest_time) / 60),
});
