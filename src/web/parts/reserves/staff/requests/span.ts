/** 95 → 1時間35分, 3000 → 2日2時間: as coarse as a decision needs. */
export function formatSpan(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days > 0) return `${days}日${hours > 0 ? `${hours}時間` : ''}`;
  if (hours > 0) return `${hours}時間${rest > 0 ? `${rest}分` : ''}`;
  return `${rest}分`;
}

/** At most two hours left to answer. */
export const isUrgent = (minutesLeft: number): boolean => minutesLeft <= 120;
