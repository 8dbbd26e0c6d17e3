/** So many weeks back the same weekday is looked at, and at least half of them must have had anything. */
export const comparedWeeks = 8;
/** So many standard deviations from the mean are unusual. */
const usualDeviations = 2;

type Unusual = { readonly kind: 'more' | 'less'; readonly mean: number };

/**
 * Whether a day's number is unusual: outside mean ± 2 standard deviations of the same weekday of the last 8 weeks. With
 * fewer than 4 weeks that had anything nothing can be said, and a difference of less than a tenth of the mean is nothing to tell.
 */
export function unusualOf(value: number, weeks: readonly number[]): Unusual | null {
  if (weeks.filter((each) => each !== 0).length < comparedWeeks / 2) return null;
  const mean = weeks.reduce((sum, each) => sum + each, 0) / weeks.length;
  const variance = weeks.reduce((sum, each) => sum + (each - mean) ** 2, 0) / weeks.length;
  const distance = Math.abs(value - mean);
  if (distance <= usualDeviations * Math.sqrt(variance) || distance < Math.abs(mean) / 10) return null;
  return { kind: value > mean ? 'more' : 'less', mean };
}
