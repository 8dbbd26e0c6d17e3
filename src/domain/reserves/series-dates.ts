import { addDays, type TokyoDate, weekdayOf } from '../time.ts';

/** The days of a series: which days 毎週◯曜日 means, inside the window and the limit. */
type WeeklyPattern = {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** The first day that may be taken, and the last. */
  readonly from: TokyoDate;
  readonly to: TokyoDate;
  /** Days that are left out: public holidays, if the family wants that. */
  readonly without?: ReadonlySet<TokyoDate>;
  /** At most so many. */
  readonly limit: number;
};

export function weeklyDates({ weekday, from, to, without, limit }: WeeklyPattern): TokyoDate[] {
  const dates: TokyoDate[] = [];
  const first = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  for (let date = first; date <= to && dates.length < limit; date = addDays(date, 7)) {
    if (!without?.has(date)) dates.push(date);
  }
  return dates;
}

/** Both together, each once, by date. */
export const joinedDates = (a: readonly TokyoDate[], b: readonly TokyoDate[]): TokyoDate[] =>
  [...new Set([...a, ...b])].toSorted();
