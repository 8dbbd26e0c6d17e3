import type { ReactNode } from 'react';
import { stayRefusal } from '../../../../domain/reserves/stay-choice.ts';
import { formatDuration, formatMinuteRange, formatMonthDay } from '../../../../domain/time-format.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import { pickerDay } from '../../calendar/free-hours/day-slots.ts';
import { type ReserveFields, rangeOf, timesOf } from '../reserve-fields.ts';

type Times = Pick<ReserveFields, 'reserve_date' | 'start_hour' | 'start_min' | 'end_hour' | 'end_min'>;

type ChosenSeatProps = {
  branch: { id: number; name: string };
  times: Times;
  /** Birth dates once they are typed; before that the ages searched with, empty if none were given. */
  who: { birth_dates: readonly string[] } | { ages: readonly number[] };
  /** The way to another time or branch. */
  change: ReactNode;
};

/**
 * The seat chosen before signing in, on top of the pages that come before its confirm page: time, branch, price. Nothing is
 * held yet, so it says what will secure it, and that it is gone if it went meanwhile.
 */
export function ChosenSeat({ branch, times, who, change }: ChosenSeatProps) {
  const { reserve_date } = times;
  const range = rangeOf(times);
  const known = 'birth_dates' in who ? who.birth_dates : who.ages;
  const count = Math.max(1, known.length);
  const day = useAnswer(reading('reserveSlots', { branch_id: branch.id, date: reserve_date, children: count })).data;
  const price = useAnswer(
    reading('quoteReserve', {
      reserve_date,
      ...timesOf(range),
      branch_id: branch.id,
      ...('birth_dates' in who
        ? { birth_dates: [...who.birth_dates] }
        : { ages: known.length === 0 ? [anyAge] : [...who.ages] }),
    }),
    { delay: 250 },
  );
  if (range === null) return null;
  const gone = day !== undefined && stayRefusal(pickerDay(day), range) !== null;
  const quote = (price.data ?? price.previous)?.quote;
  return (
    <section aria-labelledby="chosen-seat" className="mb-7 rounded-lg border border-line bg-cream px-5 py-4">
      <h2 id="chosen-seat" className="text-note text-ink-soft">
        お選びの時間
      </h2>
      <p className="figures text-h3 leading-snug font-bold">
        {formatMonthDay(reserve_date)}{' '}
        <span className="whitespace-nowrap">{formatMinuteRange(range.start, range.end)}</span>
      </p>
      <p>
        {branch.name}
        <span className="ml-2 text-note whitespace-nowrap text-ink-soft">
          {formatDuration(range.end - range.start)}
        </span>
      </p>
      {/* Room for the price from the first, so that nothing jumps when it comes. */}
      <p className="min-h-7">
        {quote && (
          <>
            <span className="text-note">
              {known.length === 0 ? '1歳以上のお子さま1人の目安' : `お子さま${count}人の見積もり`}{' '}
            </span>
            <YenAmount amount={quote.reserve_amount} className="font-bold" />
          </>
        )}
      </p>
      <p className={`mt-1 text-note ${gone ? 'font-bold text-ask' : 'text-ink-soft'}`} role="status">
        {gone
          ? 'この時間は、いまは選べません。ほかの時間をお選びください。'
          : day?.reservable_status === '△'
            ? 'この日はリクエストです。まだ席は取れていません。確認の画面でリクエストを送ると、席を仮に押さえます。'
            : 'まだ席は取れていません。確認の画面で予約すると、席を確保します。'}
      </p>
      <div className="mt-1">{change}</div>
    </section>
  );
}

/** An age without the surcharge for the youngest. */
const anyAge = 1;
