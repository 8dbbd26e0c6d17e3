import type { SeriesCancelDay, SeriesScope } from '../../../../contract/functions/reserves/series-days.ts';
import { feeLine } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

export type CancelScope = 'one' | SeriesScope;

type ScopeChoiceProps = {
  days: readonly SeriesCancelDay[];
  value: CancelScope;
  onChange: (scope: CancelScope) => void;
};

/** One day, those from it on, or all that are still to come. */
export function ScopeChoice({ days, value, onChange }: ScopeChoiceProps) {
  const rest = days.filter(({ rest_flag }) => rest_flag).length;
  const card = (scope: CancelScope, title: string) => (
    <ChoiceCard type="radio" name="scope" title={title} checked={value === scope} onChange={() => onChange(scope)} />
  );
  return (
    <ChoiceGroup legend="まとめて予約の、どの日をキャンセルしますか" required>
      {card('one', 'この日だけ')}
      {rest > 1 && card('rest', `この日から後の${rest}日分`)}
      {days.length > rest && card('all', `これからの${days.length}日分すべて`)}
    </ChoiceGroup>
  );
}

type SeriesFeesProps = { days: readonly SeriesCancelDay[]; fee: number };

/** Each day with what cancelling it costs now, and the total. */
export function SeriesFees({ days, fee }: SeriesFeesProps) {
  return (
    <section aria-labelledby="series-fees" className="rounded-lg bg-cream px-4 py-3 lg:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="series-fees" className="text-lead">
          いまのキャンセル料(合計)
        </h2>
        <p>
          <YenAmount amount={fee} className="text-h2 font-bold" />
        </p>
      </div>
      <ul className="mt-2">
        {days.map((day) => (
          <li key={day.reserve_id} className="border-t border-line py-2 text-note">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="figures">
                <strong>{formatMonthDay(new Date(day.start_datetime))}</strong>{' '}
                {formatTimeRange(day.start_datetime, day.end_datetime)}
              </span>
              <YenAmount amount={day.cancel_amount} className="ml-auto font-bold" />
            </div>
            <p className="phrases text-ink-soft">{feeLine(day.cancel_schedule, day.start_datetime)}</p>
          </li>
        ))}
      </ul>
      {fee > 0 && <p className="text-note">キャンセルのあと、ご登録のカードへ、1日分ずつ請求します。</p>}
    </section>
  );
}
