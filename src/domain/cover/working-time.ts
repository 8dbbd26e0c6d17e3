import type { CareSettings } from '../settings/care-settings.ts';
import type { PlannedShift } from '../staffing/ratio.ts';
import { addDays, daysBetween, minuteOf, minutesPerDay, type TokyoDate, weekdayOf } from '../time.ts';
import { overtimeAgreement } from './cover-codes.ts';

/** A person's shift of a day at one branch. */
export type WorkedShift = PlannedShift & { readonly date: TokyoDate };

/** What holds for one person beyond everybody's rules. Why is written nowhere. */
export type WorkLimits = {
  /** The law protects the young until this day; null: of age. */
  readonly minor_until: TokyoDate | null;
  readonly no_overtime_flag: boolean;
  readonly no_night_flag: boolean;
  readonly no_holiday_flag: boolean;
  /** A residence permit's hours in any seven days. */
  readonly weekly_hours: number | null;
};
export const noLimits: WorkLimits = {
  minor_until: null,
  no_overtime_flag: false,
  no_night_flag: false,
  no_holiday_flag: false,
  weekly_hours: null,
};

export type WorkRules = Pick<
  CareSettings,
  | 'day_hours'
  | 'week_hours'
  | 'overtime_agreement'
  | 'overtime_month_hours'
  | 'overtime_year_hours'
  | 'night_from_hour'
  | 'night_until_hour'
  | 'break_minutes_six'
  | 'break_minutes_eight'
  | 'rest_days_a_week'
  | 'rest_between_hours'
>;

/**
 * Whether a person may be asked for a further shift. `refuse`: a law forbids it, and nobody is told which; `ask`: the time between
 * two shifts is short, and the manager decides.
 */
type WorkVerdict = 'fine' | 'ask' | 'refuse';

const hour = 60;
const pausedMinutes = ({ breaks }: PlannedShift): number =>
  breaks.reduce((sum, each) => sum + minuteOf(each.end_time) - minuteOf(each.start_time), 0);
export const workedMinutes = (shift: PlannedShift): number =>
  minuteOf(shift.end_time) - minuteOf(shift.start_time) - pausedMinutes(shift);
const minutesOf = (shifts: readonly WorkedShift[]): number =>
  shifts.reduce((sum, each) => sum + workedMinutes(each), 0);

/** Who works longer has a break within it (労働基準法34条). */
export const longestWithoutBreak = 6 * hour;

/** The break the law asks for after so much work. */
export const breakFor =
  (rules: Pick<WorkRules, 'break_minutes_six' | 'break_minutes_eight'>) =>
  (minutes: number): number => {
    if (minutes > 8 * hour) return rules.break_minutes_eight;
    return minutes > longestWithoutBreak ? rules.break_minutes_six : 0;
  };

const onDay = (shifts: readonly WorkedShift[], date: TokyoDate) => shifts.filter((each) => each.date === date);
const sundayOf = (date: TokyoDate): TokyoDate => addDays(date, -weekdayOf(date));
const datesFrom = (first: TokyoDate, days: number): TokyoDate[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index));

/** Breaks within shifts, and what lies between two shifts of the day. */
function pausedOn(shifts: readonly WorkedShift[]): number {
  const sorted = shifts.toSorted((a, b) => minuteOf(a.start_time) - minuteOf(b.start_time));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return 0;
  return minuteOf(last.end_time) - minuteOf(first.start_time) - minutesOf(sorted);
}

/** Minutes beyond the hours of the law, by the day on which they come about; a week's are its last worked day's. */
export function overtimeByDay(shifts: readonly WorkedShift[], rules: Pick<WorkRules, 'day_hours' | 'week_hours'>) {
  const dates = [...new Set(shifts.map(({ date }) => date))].sort();
  const byDay = new Map<TokyoDate, number>();
  const counted = new Map<TokyoDate, number>();
  for (const date of dates) {
    const minutes = minutesOf(onDay(shifts, date));
    const daily = Math.max(0, minutes - rules.day_hours * hour);
    const week = sundayOf(date);
    const before = counted.get(week) ?? 0;
    const within = before + minutes - daily;
    const weekly = Math.max(0, within - Math.max(before, rules.week_hours * hour));
    counted.set(week, within);
    byDay.set(date, daily + weekly);
  }
  return byDay;
}

/** The year of the agreement begins on 1 April. */
export const agreementYear = (date: TokyoDate): TokyoDate => {
  const year = Number(date.slice(0, 4));
  return `${date.slice(5) >= '04-01' ? year : year - 1}-04-01`;
};

/** Too much by law: the shift adds to the hours beyond the law, without an agreement or beyond what was agreed. */
function overtimeRefused(
  wanted: WorkedShift,
  others: readonly WorkedShift[],
  rules: WorkRules,
  none: boolean,
): boolean {
  const before = overtimeByDay(others, rules);
  const after = overtimeByDay([...others, wanted], rules);
  const sum = (byDay: ReadonlyMap<TokyoDate, number>, counts: (each: TokyoDate) => boolean = () => true) =>
    [...byDay].reduce((total, [each, minutes]) => (counts(each) ? total + minutes : total), 0);
  if (sum(after) <= sum(before)) return false;
  if (none || rules.overtime_agreement === overtimeAgreement.code.none) return true;
  const month = wanted.date.slice(0, 7);
  const year = agreementYear(wanted.date);
  return (
    sum(after, (each) => each.startsWith(month)) > rules.overtime_month_hours * hour ||
    sum(after, (each) => agreementYear(each) === year) > rules.overtime_year_hours * hour
  );
}

const atNight = (shift: WorkedShift, rules: WorkRules): boolean =>
  minuteOf(shift.start_time) < rules.night_until_hour * hour || minuteOf(shift.end_time) > rules.night_from_hour * hour;

/** In every seven days that hold the day: a permit's limit knows no calendar week. */
const overPermit = (shifts: readonly WorkedShift[], date: TokyoDate, weekly: number): boolean =>
  datesFrom(addDays(date, -6), 7).some((first) => {
    const days = datesFrom(first, 7);
    return minutesOf(shifts.filter((each) => days.includes(each.date))) > weekly * hour;
  });

function lawRefuses(
  wanted: WorkedShift,
  others: readonly WorkedShift[],
  limits: WorkLimits,
  rules: WorkRules,
  holiday: boolean,
): boolean {
  const { date } = wanted;
  const all = [...others, wanted];
  const minor = limits.minor_until !== null && date < limits.minor_until;
  const today = onDay(all, date);
  if ((minor || limits.no_night_flag) && atNight(wanted, rules)) return true;
  if (limits.no_holiday_flag && holiday) return true;
  if (pausedOn(today) < breakFor(rules)(minutesOf(today))) return true;
  if (overtimeRefused(wanted, others, rules, minor || limits.no_overtime_flag)) return true;
  const week = datesFrom(sundayOf(date), 7);
  const off = week.filter((each) => onDay(all, each).length === 0).length;
  if (off < rules.rest_days_a_week) return true;
  return limits.weekly_hours !== null && overPermit(all, date, limits.weekly_hours);
}

/** The shortest time between this shift and the person's others of the days around it, in minutes. */
function restAround(wanted: WorkedShift, others: readonly WorkedShift[]): number {
  const momentOf = (shift: WorkedShift, time: string) =>
    daysBetween(wanted.date, shift.date) * minutesPerDay + minuteOf(time);
  const gaps = others
    .filter((each) => each.date !== wanted.date)
    .flatMap((each) => [
      momentOf(wanted, wanted.start_time) - momentOf(each, each.end_time),
      momentOf(each, each.start_time) - momentOf(wanted, wanted.end_time),
    ])
    .filter((gap) => gap >= 0);
  return Math.min(Number.POSITIVE_INFINITY, ...gaps);
}

/** `others`: the person's shifts at every branch, from the beginning of the agreement's year to a week after the day. */
export function workVerdict(
  wanted: WorkedShift,
  others: readonly WorkedShift[],
  limits: WorkLimits,
  rules: WorkRules,
  holiday: boolean,
): WorkVerdict {
  if (lawRefuses(wanted, others, limits, rules, holiday)) return 'refuse';
  return restAround(wanted, others) < rules.rest_between_hours * hour ? 'ask' : 'fine';
}
