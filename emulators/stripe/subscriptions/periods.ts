import type { Interval } from '../api/objects.ts';

const DAY = 86_400;

/** Unix seconds plus n intervals; months keep the anchor's day where the month has one (31 Jan, 28 Feb, 31 Mar). */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  const months = interval === 'year' ? 12 * count : count;
  const date = new Date(anchor * 1000);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const target = Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth() + months,
    Math.min(date.getUTCDate(), lastDay),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  );
  return Math.floor(target / 1000);
}

/** The first boundary of the cycle after `moment`. */
export function periodEnd(
  anchor: number,
  recurring: { interval: Interval; interval_count: number },
  moment: number,
): number {
  for (let count = 0; ; count += 1) {
    const boundary = addIntervals(anchor, recurring.interval, count * recurring.interval_count);
    if (boundary > moment) return boundary;
  }
}
