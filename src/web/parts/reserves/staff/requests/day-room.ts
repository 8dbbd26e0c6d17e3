import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { ageClasses, ageClassText } from '../../../../../domain/staffing/ratio.ts';
import { minuteOf, overlap, type TimeRange } from '../../../../../domain/time.ts';
import { formatMinuteRange } from '../../../../../domain/time-format.ts';
import { roomThroughout, shortTimes, timesIn } from '../../../staffing/staff/ratio/staffing.ts';

type DayLoadAnswer = Pick<FunctionOk<'staffDayLoad'>, 'slots' | 'staffing'>;
export type Room = { text: string; short: boolean };

const quarter = 15;

/** Seats left at the fullest moment of a stay, every pending request counted as taken. */
export function seatsLeft({ slots }: DayLoadAnswer, range: TimeRange | null): Room | null {
  const touched = slots.filter(({ start_time }) => {
    const start = minuteOf(start_time);
    return range === null || overlap({ start, end: start + quarter }, range);
  });
  if (touched.length === 0) return null;
  const left = Math.min(...touched.map(({ capacity, taken }) => capacity - taken));
  return left < 0 ? { text: `席 ${-left}名超過`, short: true } : { text: `席 残り${left}`, short: false };
}

/** Whether the planned shifts are enough for a stay, and for how many more of which age. */
export function staffLeft({ staffing }: DayLoadAnswer, range: TimeRange | null): Room | null {
  if (staffing === null) return null;
  if (staffing.planned === 0) return { text: 'シフト未登録', short: true };
  const times = timesIn(staffing, range);
  const [gap] = shortTimes(times);
  if (gap) {
    const when = formatMinuteRange(gap.start, gap.end);
    return { text: `職員不足 ${when} 必要${gap.required}・シフト${gap.staff}`, short: true };
  }
  const room = roomThroughout(times);
  if (room === null) return null;
  return { text: `職員 あと${ageClasses.map((age) => `${ageClassText[age]}${room[age]}名`).join(' ')}`, short: false };
}
