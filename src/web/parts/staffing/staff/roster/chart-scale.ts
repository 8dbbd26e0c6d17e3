import { type MinuteOfDay, minuteOf, minuteOfDayOf } from '../../../../../domain/time.ts';
import type { ClockSpan, Roster } from './roster-text.ts';

/** The part of a day a chart shows, in whole hours. */
export type ChartScale = { readonly from: MinuteOfDay; readonly to: MinuteOfDay };

/** The opening hours, and whatever lies outside them. */
export function chartScale({ open_time, close_time, people, stretches }: Roster): ChartScale {
  const ends = [open_time, close_time, ...stretches.flatMap((each) => [each.start_time, each.end_time])].map(minuteOf);
  const pressed = people
    .flatMap(({ clockings }) => clockings)
    .flatMap(({ clock_in_at, clock_out_at }) => (clock_out_at ? [clock_in_at, clock_out_at] : [clock_in_at]))
    .map(minuteOfDayOf);
  const all = [...ends, ...pressed];
  return { from: Math.floor(Math.min(...all) / 60) * 60, to: Math.ceil(Math.max(...all) / 60) * 60 };
}

/** Position and width, as percentages of the chart's width. */
export function onChart({ from, to }: ChartScale, start: MinuteOfDay, end: MinuteOfDay) {
  const share = (minute: MinuteOfDay) => ((Math.min(Math.max(minute, from), to) - from) / (to - from)) * 100;
  return { left: `${share(start)}%`, width: `${share(end) - share(start)}%` };
}

/** One who is still there is drawn until now. */
export const clockedUntil = ({ clock_out_at }: ClockSpan, now: MinuteOfDay): MinuteOfDay =>
  clock_out_at === null ? now : minuteOfDayOf(clock_out_at);
