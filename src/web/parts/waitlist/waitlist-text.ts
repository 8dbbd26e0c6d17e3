import { minuteOf } from '../../../domain/time.ts';
import { formatDuration, formatMinuteRange } from '../../../domain/time-format.ts';

type Window = { readonly earliest_time: string; readonly latest_time: string; readonly minutes: number };

/** 10:00〜13:00, or 9:00〜18:00のあいだの3時間 */
export function windowText({ earliest_time, latest_time, minutes }: Window): string {
  const [from, to] = [minuteOf(earliest_time), minuteOf(latest_time)];
  const range = formatMinuteRange(from, to);
  return to - from === minutes ? range : `${range}のあいだの${formatDuration(minutes)}`;
}

/** 開始の2時間前まで */
export const noticeText = (minutes: number): string => `開始の${formatDuration(minutes)}前まで`;
