import type { ReserveSettings } from '../settings/settings.ts';
import { addDays, epochOf, type Instant, instantOf, minuteOf, minuteOfDayOf, tokyoDateOf } from '../time.ts';

/**
 * Minutes until a message may go out by LINE or mail; 0: now. At night it appears in the app at once, and the rest waits
 * for the morning.
 */
export function minutesOfQuiet(
  now: Instant,
  settings: Pick<ReserveSettings, 'message_quiet_from' | 'message_quiet_until'>,
): number {
  const minute = minuteOfDayOf(now);
  const [from, until] = [minuteOf(settings.message_quiet_from), minuteOf(settings.message_quiet_until)];
  const quiet = from <= until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!quiet) return 0;
  const today = tokyoDateOf(now);
  const ends = instantOf(minute < until ? today : addDays(today, 1), until);
  return Math.ceil((ends.getTime() - epochOf(now)) / 60_000);
}
