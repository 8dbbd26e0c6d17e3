import { minuteOf, minuteOfDayOf } from '../../../../domain/time.ts';
import { useServerNow } from '../../../data/server-clock.ts';
import type { Roster } from './roster-text.ts';

/** Who has clocked in, beside what the children of this moment need. */
export function ThereNow({ roster: { people, stretches } }: { roster: Roster }) {
  const now = minuteOfDayOf(useServerNow());
  const there = people.filter(({ clockings }) => clockings.some(({ clock_out_at }) => clock_out_at === null)).length;
  const stretch = stretches.find(({ start_time, end_time }) => minuteOf(start_time) <= now && now < minuteOf(end_time));
  const needed = stretch?.needed ?? 0;
  return (
    <p className={`figures text-note ${there < needed ? 'font-bold text-wrong' : 'text-ink-soft'}`}>
      いま出勤中 {there}名 / 必要 {needed}名
    </p>
  );
}
