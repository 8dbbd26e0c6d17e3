import { weekdaysInOrder } from '../../../domain/calendar/week-rows.ts';
import { patternWeekday } from '../../../domain/codes.ts';
import { minuteOf } from '../../../domain/time.ts';
import { formatMinuteRange } from '../../../domain/time-format.ts';

type Hours = { open_time: string; close_time: string; extended_open_time: string; extended_close_time: string };
type Band = { start_time: string; end_time: string; capacity: number };
export type WordedDay = {
  weekday: number;
  closed_flag: number | boolean;
  hours: Hours | null;
  capacity: number | null;
  capacities: readonly Band[];
};

export const rangeText = (from: string, to: string): string => formatMinuteRange(minuteOf(from), minuteOf(to));

/** One day as a sentence: 9:00〜17:00(延長 8:00〜18:00)、定員6名. */
export function weekdayText({ closed_flag, hours, capacity, capacities }: Omit<WordedDay, 'weekday'>): string {
  if (closed_flag) return '休園';
  const words = [
    hours &&
      `${rangeText(hours.open_time, hours.close_time)}(延長 ${rangeText(hours.extended_open_time, hours.extended_close_time)})`,
    capacity !== null && `定員${capacity}名`,
    ...capacities.map((band) => `${rangeText(band.start_time, band.end_time)}は${band.capacity}名`),
  ].filter(Boolean);
  return words.length === 0 ? '園の基本どおり' : words.join('、');
}

/** A whole week, as the audit log and a conflict show it. */
export function weekText(value: unknown): string {
  const days = Array.isArray(value) ? (value as WordedDay[]) : [];
  if (days.length === 0) return 'すべて園の基本どおり';
  return weekdaysInOrder
    .flatMap((weekday) => days.filter((day) => day.weekday === weekday))
    .map((day) => `${patternWeekday.label(day.weekday)}:${weekdayText(day)}`)
    .join(' / ');
}
