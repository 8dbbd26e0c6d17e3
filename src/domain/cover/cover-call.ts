import { addMinutes, epochOf, type Instant, instantOf, minuteOf, minuteOfDayOf, type TokyoDate } from '../time.ts';
import { type CoverStatus, coverStatus } from './cover-codes.ts';

/** The life of a cover call as data, like that of a seat's offer: rows say which act leads where. */
export type CoverAct = 'take' | 'settle' | 'hold_ended' | 'take_back' | 'lapse' | 'leave';

const { open, taken, settled, takenBack, lapsed, left } = coverStatus.code;

export const coverTransitions: readonly {
  readonly from: CoverStatus;
  readonly act: CoverAct;
  readonly to: CoverStatus;
}[] = [
  { from: open, act: 'take', to: taken },
  // Where no manager's yes is asked for.
  { from: open, act: 'settle', to: settled },
  { from: taken, act: 'settle', to: settled },
  // Not answered in time, or the manager asks somebody else: the others may take it again.
  { from: taken, act: 'hold_ended', to: open },
  { from: open, act: 'take_back', to: takenBack },
  { from: taken, act: 'take_back', to: takenBack },
  { from: open, act: 'lapse', to: lapsed },
  { from: taken, act: 'lapse', to: lapsed },
  // By the colleague: what was planned is off again, no family loses anything by itself.
  { from: taken, act: 'leave', to: open },
  { from: settled, act: 'leave', to: left },
];

/** Null where the table knows no such step. */
export const coverAfter = (status: CoverStatus, act: CoverAct): CoverStatus | null =>
  coverTransitions.find((row) => row.from === status && row.act === act)?.to ?? null;

type CoverTimes = { readonly date: TokyoDate; readonly end_time: string };

/** Until when a first yes waits for the manager: never beyond the shift. */
export const coverHeldUntil = (
  now: Instant,
  call: CoverTimes,
  { cover_hold_minutes }: { cover_hold_minutes: number },
): Date => {
  const ends = instantOf(call.date, minuteOf(call.end_time));
  const held = addMinutes(now, cover_hold_minutes);
  return new Date(Math.min(held.getTime(), ends.getTime()));
};

type QuietHours = { readonly cover_quiet_from: string; readonly cover_quiet_until: string };

/** The moment from which colleagues may be written to: now, or the end of the quiet hours it lies in. */
export function writtenFrom(now: Instant, settings: QuietHours): Date {
  const minute = minuteOfDayOf(now);
  const from = minuteOf(settings.cover_quiet_from);
  const until = minuteOf(settings.cover_quiet_until);
  const quiet = from <= until ? from <= minute && minute < until : minute >= from || minute < until;
  if (!quiet) return new Date(epochOf(now));
  return addMinutes(now, (until - minute + 1440) % 1440);
}
