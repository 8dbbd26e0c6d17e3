/** まとめて予約 3/8: which of the days that were reserved together; null for a single reserve. */
export function seriesMark(reserve: {
  series_place?: number | null;
  reserve_series?: { dates: number } | null;
}): string | null {
  const { series_place, reserve_series } = reserve;
  return series_place && reserve_series ? `まとめて予約 ${series_place}/${reserve_series.dates}` : null;
}
