import {
  type Instant,
  type MinuteOfDay,
  minuteOfDayOf,
  parseTokyoDate,
  type TokyoDate,
  timeText,
  tokyoDateOf,
  weekdayName,
} from './time.ts';

/** A Tokyo day as text, or any instant, whose Tokyo day is meant. */
type DateLike = TokyoDate | Date | number;

function dateOf(value: DateLike): TokyoDate {
  return typeof value === 'string' ? (parseTokyoDate(value) ?? tokyoDateOf(value)) : tokyoDateOf(value);
}

// The formats of SPEC §9
export const formatDateHyphen = (value: DateLike): string => dateOf(value);
export const formatDate = (value: DateLike): string => dateOf(value).replaceAll('-', '/');
/** 2026年12月1日 */
export function formatJapaneseDate(value: DateLike): string {
  const [year, month, day] = dateOf(value).split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
export const formatDateCompact = (value: DateLike): string => dateOf(value).replaceAll('-', '');
export const formatDateWeekday = (value: DateLike): string => `${formatDate(value)}(${weekdayName(dateOf(value))})`;
export const formatDateTime = (instant: Instant): string =>
  `${formatDate(tokyoDateOf(instant))} ${formatClock(instant)}`;
export const formatDateTimeWeekday = (instant: Instant): string =>
  `${formatDateWeekday(tokyoDateOf(instant))} ${formatClock(instant)}`;

/** HH:mm with two digits, for tables: 09:00. */
export const formatClock = (instant: Instant): string => timeText(minuteOfDayOf(instant));

// The voice of the product (docs/design-language.md): 11月16日(月), 9:00〜12:30
export function formatMonthDay(value: DateLike): string {
  const date = dateOf(value);
  return `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日(${weekdayName(date)})`;
}
/** 11月16日(月) 9:00 */
export const formatMoment = (moment: Instant): string => `${formatMonthDay(tokyoDateOf(moment))} ${formatTime(moment)}`;
export function formatYearMonth(value: DateLike): string {
  const date = dateOf(value);
  return `${Number(date.slice(0, 4))}年${Number(date.slice(5, 7))}月`;
}
export const formatMinute = (minute: MinuteOfDay): string => timeText(minute).replace(/^0/, '');
/** A stored time of day, '09:30:00'. */
export const formatTimeOfDay = (time: string): string => time.slice(0, 5).replace(/^0/, '');
export const formatTime = (instant: Instant): string => formatMinute(minuteOfDayOf(instant));
export const formatMinuteRange = (start: MinuteOfDay, end: MinuteOfDay): string =>
  `${formatMinute(start)}〜${formatMinute(end)}`;

/** An end at midnight is written 24:00, so that the range stays on one day. */
export function formatTimeRange(start: Instant, end: Instant): string {
  const end_minute = minuteOfDayOf(end);
  return formatMinuteRange(minuteOfDayOf(start), end_minute === 0 ? 1440 : end_minute);
}
/** 210 → 3時間30分 */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours}時間` : '', rest > 0 || hours === 0 ? `${rest}分` : ''].join('');
}
