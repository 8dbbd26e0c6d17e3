import { addDays, addMonths, type TokyoDate, weekdayOf } from '../../time.ts';

export const periodUnits = ['day', 'week', 'month'] as const;
export type PeriodUnit = (typeof periodUnits)[number];
type Period = { readonly start: TokyoDate; readonly end: TokyoDate };

/** The first day of the period a day lies in; weeks begin on Monday. */
export function periodStart(date: TokyoDate, unit: PeriodUnit): TokyoDate {
  if (unit === 'day') return date;
  if (unit === 'week') return addDays(date, -((weekdayOf(date) + 6) % 7));
  return `${date.slice(0, 7)}-01`;
}

function nextStart(start: TokyoDate, unit: PeriodUnit): TokyoDate {
  if (unit === 'day') return addDays(start, 1);
  return unit === 'week' ? addDays(start, 7) : addMonths(start, 1);
}

/** The periods from one day to another, cut where the days end. */
export function periodsBetween(from: TokyoDate, to: TokyoDate, unit: PeriodUnit): Period[] {
  const periods: Period[] = [];
  for (let start = periodStart(from, unit); start <= to; start = nextStart(start, unit)) {
    const last = addDays(nextStart(start, unit), -1);
    periods.push({ start: start < from ? from : start, end: last > to ? to : last });
  }
  return periods;
}

/**
 * What a choice of unit shows, up to and with a month: its days, the weeks of three months (whole weeks), or twelve
 * months.
 */
export function shownSpan(month: string, unit: PeriodUnit): Period {
  const first = `${month}-01`;
  const end = addDays(addMonths(first, 1), -1);
  if (unit === 'day') return { start: first, end };
  if (unit === 'month') return { start: addMonths(first, -11), end };
  return { start: periodStart(addMonths(first, -2), 'week'), end };
}
