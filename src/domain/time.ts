/**
 * Tokyo time without trusting the host's zone (SPEC §9). Japan has no daylight saving time, so Asia/Tokyo is +09:00
 * always, and plain arithmetic is both exact and fast. Nothing here reads a clock: `now` is always passed in.
 */

/** A day in Tokyo, 'YYYY-MM-DD'. Compares and sorts as text. */
export type TokyoDate = string;
/** Minutes since midnight of a Tokyo day; 1440 is the end of the day. */
export type MinuteOfDay = number;
export type Instant = Date | string | number;
/** From a minute until before another. */
export type TimeRange = { readonly start: MinuteOfDay; readonly end: MinuteOfDay };

export const minutesPerDay = 1440;
const msPerMinute = 60_000;
const msPerDay = 86_400_000;
const tokyoOffsetMs = 9 * 60 * msPerMinute;

/** Epoch milliseconds of an instant; text must carry its offset or be UTC, as PostgreSQL and JSON give it. */
export function epochOf(instant: Instant): number {
  const epoch = instant instanceof Date ? instant.getTime() : new Date(instant).getTime();
  if (Number.isNaN(epoch)) throw new Error(`Unexpected value: ${String(instant)}`);
  return epoch;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Days as they are written and read: a calendar and a reserve's words ask for the same few again and again. */
const writtenDays = new Map<number, TokyoDate>();
const readDays = new Map<TokyoDate, number>();
const mostDays = 1000;

/** Days since 1970-01-01 of a Tokyo date; the base of all date arithmetic. */
function dayNumber(date: TokyoDate): number {
  const known = readDays.get(date);
  if (known !== undefined) return known;
  const days = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / msPerDay;
  if (readDays.size >= mostDays) readDays.clear();
  readDays.set(date, days);
  return days;
}

function dateOfDayNumber(days: number): TokyoDate {
  const known = writtenDays.get(days);
  if (known !== undefined) return known;
  const date = new Date(days * msPerDay).toISOString().slice(0, 10);
  if (writtenDays.size >= mostDays) writtenDays.clear();
  writtenDays.set(days, date);
  return date;
}

/** Reads 'YYYY-MM-DD', 'YYYY/MM/DD' and 'YYYYMMDD'; null unless it is a day that exists. */
export function parseTokyoDate(text: string): TokyoDate | null {
  const match = /^(\d{4})([-/]?)(\d{2})\2(\d{2})$/.exec(text);
  if (!match) return null;
  const [, year, , month, day] = match;
  const date = `${year}-${month}-${day}`;
  const days = dayNumber(date);
  return !Number.isNaN(days) && dateOfDayNumber(days) === date ? date : null;
}

export const isTokyoDate = (text: string): boolean => text.includes('-') && parseTokyoDate(text) === text;

export function tokyoDateOf(instant: Instant): TokyoDate {
  return dateOfDayNumber(Math.floor((epochOf(instant) + tokyoOffsetMs) / msPerDay));
}

/** Whole minutes since Tokyo midnight; seconds are dropped. */
export function minuteOfDayOf(instant: Instant): MinuteOfDay {
  const local = epochOf(instant) + tokyoOffsetMs;
  return Math.floor((local - Math.floor(local / msPerDay) * msPerDay) / msPerMinute);
}

/** The instant of a Tokyo day and minute; minute 1440 is the next midnight. */
export function instantOf(date: TokyoDate, minute: MinuteOfDay = 0): Date {
  return new Date(dayNumber(date) * msPerDay - tokyoOffsetMs + minute * msPerMinute);
}

export const addMinutes = (instant: Instant, minutes: number): Date =>
  new Date(epochOf(instant) + minutes * msPerMinute);
export const addDays = (date: TokyoDate, days: number): TokyoDate => dateOfDayNumber(dayNumber(date) + days);
/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: TokyoDate, to: TokyoDate): number => dayNumber(to) - dayNumber(from);

/** 31 January + 1 month is the last of February. */
export function addMonths(date: TokyoDate, months: number): TokyoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  const last = new Date(Date.UTC(target.year, target.month, 0)).getUTCDate();
  return `${pad(target.year, 4)}-${pad(target.month)}-${pad(Math.min(day, last))}`;
}

/** 0 is Sunday. */
export const weekdayOf = (date: TokyoDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;
const weekdayNames = ['日', '月', '火', '水', '木', '金', '土'] as const;
export const weekdayName = (date: TokyoDate): string => weekdayNames[weekdayOf(date)] ?? '';

/** 'HH:mm' or PostgreSQL's 'HH:mm:ss' → minutes; null for anything else. */
export function parseTime(text: string): MinuteOfDay | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
  if (!match) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minute <= minutesPerDay ? minute : null;
}

export function minuteOf(text: string): MinuteOfDay {
  const minute = parseTime(text);
  if (minute === null) throw new Error(`Unexpected value: ${text}`);
  return minute;
}

/** 540 → '09:00', for data. */
export const timeText = (minute: MinuteOfDay): string => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;

/** The starts of all steps in [from, to). */
export function timeSteps(from: MinuteOfDay, to: MinuteOfDay, step: number): MinuteOfDay[] {
  // Steps of nothing would never end.
  if (!(step > 0)) throw new Error(`Unexpected value: ${step}`);
  const steps: MinuteOfDay[] = [];
  for (let minute = Math.ceil(from / step) * step; minute < to; minute += step) steps.push(minute);
  return steps;
}

export const overlap = (a: TimeRange, b: TimeRange): boolean => a.start < b.end && b.start < a.end;
