import { cancelCause } from '../../../../../domain/codes.ts';
import { formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import { minutesSince } from './board.ts';
import type { CancelledToday } from './news/news.ts';

/** How long a cancelled child stays in its place, struck through: that is where staff expecting it will look. */
const shownMinutes = 60;

export const recentlyCancelled = (cancelled: readonly CancelledToday[], now: Date): readonly CancelledToday[] =>
  cancelled.filter(({ reserve_cancellations: [cancellation] }) => {
    return cancellation !== undefined && minutesSince(cancellation.cancel_datetime, now) <= shownMinutes;
  });

export function CancelledRows({ cancelled }: { cancelled: readonly CancelledToday[] }) {
  if (cancelled.length === 0) return null;
  return (
    <ul aria-label="取り消された予約" className="mt-3 grid gap-2">
      {cancelled.map((reserve) => {
        const [cancellation] = reserve.reserve_cancellations;
        return (
          <li
            key={reserve.id}
            className="rounded-md border border-dashed border-line bg-no-soft px-3 py-2 leading-snug text-no"
          >
            <s className="figures mr-2 text-note">{formatTimeRange(reserve.start_datetime, reserve.end_datetime)}</s>
            <s className="font-bold">{reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')}</s>
            {cancellation && (
              <span className="block text-note">
                {formatTime(cancellation.cancel_datetime)} 取消({cancelCause.label(cancellation.cancel_cause)})
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
