import type { CareSettings } from '../settings/care-settings.ts';
import { ageClasses, type ChildrenByAge, noChildren, together } from '../staffing/ratio.ts';
import { addDays, daysBetween, type TokyoDate, weekdayOf } from '../time.ts';

/** Children somebody wished a seat for and did not get, by hour of the day. */
export type DemandHour = ChildrenByAge & { readonly hour: number; readonly families: number };
export type DemandDay = { readonly date: TokyoDate; readonly hours: readonly DemandHour[] };

type DemandSettings = Pick<
  CareSettings,
  | 'demand_weeks'
  | 'summer_break_from'
  | 'summer_break_until'
  | 'winter_break_from'
  | 'winter_break_until'
  | 'spring_break_from'
  | 'spring_break_until'
>;

/** Whether schools are closed for a season; a break may reach over the end of the year. */
export function isSchoolBreak(date: TokyoDate, settings: DemandSettings): boolean {
  const day = Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
  const within = (from: number, until: number) =>
    from <= until ? from <= day && day <= until : day >= from || day <= until;
  return (
    within(settings.summer_break_from, settings.summer_break_until) ||
    within(settings.winter_break_from, settings.winter_break_until) ||
    within(settings.spring_break_from, settings.spring_break_until)
  );
}

/** The same season of last year: three weeks around the day, 52 weeks ago. */
const seasonDays = 10;

/**
 * Days that say something about a day: the same weekday, school holidays or not alike, holidays or not alike, within the weeks
 * before it is asked, or in the same season last year.
 */
export function isLike(
  past: TokyoDate,
  day: TokyoDate,
  asked: TokyoDate,
  settings: DemandSettings,
  holidays: ReadonlySet<TokyoDate>,
): boolean {
  if (past >= asked || weekdayOf(past) !== weekdayOf(day)) return false;
  if (isSchoolBreak(past, settings) !== isSchoolBreak(day, settings) || holidays.has(past) !== holidays.has(day))
    return false;
  const recent = daysBetween(past, asked) <= settings.demand_weeks * 7;
  return recent || Math.abs(daysBetween(past, addDays(day, -364))) <= seasonDays;
}

/** Children in the mean of the days that are like it, a day without any counting as none; null: no such day is known. */
export function expectedOn(
  day: TokyoDate,
  asked: TokyoDate,
  known: readonly DemandDay[],
  settings: DemandSettings,
  holidays: ReadonlySet<TokyoDate>,
): DemandHour[] | null {
  const like = known.filter(({ date }) => isLike(date, day, asked, settings, holidays));
  if (like.length === 0) return null;
  const sums = new Map<number, { ages: ChildrenByAge; families: number }>();
  for (const { hour, families, ...ages } of like.flatMap(({ hours }) => hours)) {
    const before = sums.get(hour) ?? { ages: noChildren, families: 0 };
    sums.set(hour, { ages: together(before.ages, ages), families: before.families + families });
  }
  const mean = (total: number) => total / like.length;
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([hour, { ages, families }]) => ({
      hour,
      ...{ zero: mean(ages.zero), one_two: mean(ages.one_two), three: mean(ages.three), four: mean(ages.four) },
      families: mean(families),
    }));
}

/** What already waits is the least that will come; the mean adds what is usual beyond it. */
export function demandOf(waiting: readonly DemandHour[], expected: readonly DemandHour[] | null): DemandHour[] {
  const hours = new Set([...waiting, ...(expected ?? [])].map(({ hour }) => hour));
  const none = { ...noChildren, families: 0 };
  return [...hours]
    .sort((a, b) => a - b)
    .map((hour) => {
      const now = waiting.find((each) => each.hour === hour) ?? { ...none, hour };
      const mean = expected?.find((each) => each.hour === hour) ?? { ...none, hour };
      const ages = Object.fromEntries(ageClasses.map((age) => [age, Math.max(now[age], mean[age])])) as ChildrenByAge;
      return { hour, ...ages, families: now.families };
    });
}

/** The most children at one hour of the day. */
const busiest = (hours: readonly DemandHour[]): number =>
  Math.max(0, ...hours.map(({ zero, one_two, three, four }) => zero + one_two + three + four));

type PastDay = { readonly date: TokyoDate; readonly expected: number; readonly came: number };

/** What the model would have said on the morning of each of these days, by nothing but what was known before it. */
export function pastDays(
  dates: readonly TokyoDate[],
  known: readonly DemandDay[],
  settings: DemandSettings,
  holidays: ReadonlySet<TokyoDate>,
): PastDay[] {
  return dates.flatMap((date) => {
    const day = known.find((each) => each.date === date);
    const expected = day && expectedOn(date, date, known, settings, holidays);
    return day && expected ? [{ date, expected: busiest(expected), came: busiest(day.hours) }] : [];
  });
}

/** Children by which it was wrong, in the mean; null: too few days to say. */
export const meanError = (past: readonly PastDay[]): number | null =>
  past.length === 0 ? null : past.reduce((sum, { expected, came }) => sum + Math.abs(expected - came), 0) / past.length;
