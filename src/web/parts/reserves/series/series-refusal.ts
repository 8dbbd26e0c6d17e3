import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import type { SeriesDay } from '../../../../contract/functions/reserves/series-days.ts';

/** What the server said of one of the days. */
export type RefusedDate = { reserve_date: string; type: string; msg: string; details?: unknown };
type Refused = { type: string; details?: unknown } | undefined;

/** The days a refusal of a series is about; none where it is about the family. */
export function refusedDates(refusal: Refused): readonly RefusedDate[] {
  const details = refusal?.details;
  if (typeof details !== 'object' || details === null || !('dates' in details)) return [];
  return Array.isArray(details.dates) ? (details.dates as RefusedDate[]) : [];
}

/** The days with the prices that came with `quote_changed`. */
export function quotesOf(days: SeriesDay[], refusal: Refused): SeriesDay[] {
  if (refusal?.type !== 'quote_changed') return days;
  const fresh = new Map(
    refusedDates(refusal).flatMap(({ reserve_date, details }) => {
      const quote = (details as { quote?: Quote } | undefined)?.quote;
      return quote ? [[reserve_date, quote] as const] : [];
    }),
  );
  return days.map((day) => ({ ...day, quote: fresh.get(day.reserve_date) ?? day.quote }));
}
