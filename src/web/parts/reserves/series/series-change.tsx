import { minimumFeeText } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { SeriesRow } from './series-rows.tsx';
import type { useSeriesUpdate } from './use-series-update.ts';

export type ChangeScope = 'one' | 'rest';

/** This day, or also those after it. */
export function ChangeScopeChoice(props: { value: ChangeScope; onChange: (scope: ChangeScope) => void }) {
  const card = (scope: ChangeScope, title: string) => (
    <ChoiceCard
      type="radio"
      name="change-scope"
      title={title}
      checked={props.value === scope}
      onChange={() => props.onChange(scope)}
    />
  );
  return (
    <ChoiceGroup legend="まとめて予約の、どの日を変えますか" required>
      {card('one', 'この日だけ')}
      {card('rest', 'この日から後の日も、同じ時間と食事にする')}
    </ChoiceGroup>
  );
}

type SeriesChangeProps = { update: ReturnType<typeof useSeriesUpdate>; created_at: string };

/** Each day with its new price and the fee it keeps; days that cannot be had stay as they are. */
export function SeriesChange({ update, created_at }: SeriesChangeProps) {
  const { answer, days, possible } = update;
  if (answer.failure) return <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />;
  if (!answer.data) return <Skeleton className="h-48" />;
  const total = possible.reduce((sum, { quote }) => sum + (quote?.reserve_amount ?? 0), 0);
  const before = possible.reduce((sum, { reserve_amount }) => sum + reserve_amount, 0);
  return (
    <section aria-labelledby="series-change" className="rounded-lg border border-line bg-white px-4 py-3 lg:p-5">
      <h2 id="series-change" className="text-lead">
        変更する日<span className="figures ml-2 font-normal text-ink-soft">{possible.length}日</span>
      </h2>
      <ol className="mt-1">
        {days.map((day) => (
          <SeriesRow
            key={day.reserve_id}
            day={day}
            {...(day.quote ? { amount: <YenAmount amount={day.quote.reserve_amount} className="font-bold" /> } : {})}
          >
            <p className="phrases pl-8.5 text-note text-ink-soft">
              変更前 <YenAmount amount={day.reserve_amount} />
              {day.mark === '△' && ' 園のお返事を待って確定します。'}
            </p>
            {day.msg && <p className="phrases pl-8.5 text-note text-wrong">この日は変わりません。{day.msg}</p>}
            {day.quote?.kept_cancel_deadline && day.quote.cancel_schedule[0]?.kept_flag && (
              <p className="phrases pl-8.5 text-note">
                {minimumFeeText(day.quote.kept_cancel_amount, day.quote.kept_cancel_deadline, created_at)}
              </p>
            )}
          </SeriesRow>
        ))}
      </ol>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span className="font-bold">合計</span>
        <span>
          <span className="mr-3 text-note text-ink-soft">
            変更前 <YenAmount amount={before} />
          </span>
          <YenAmount amount={total} className="text-h3 font-bold" />
        </span>
      </p>
      {possible.length < days.length && (
        <div className="mt-3 grid gap-3">
          {possible.length === 0 ? (
            <Notice kind="warning">変更できる日がありません。時間を選び直すか、「この日だけ」を選んでください。</Notice>
          ) : (
            <Notice>{days.length - possible.length}日は、いまの時間のまま残ります。</Notice>
          )}
        </div>
      )}
    </section>
  );
}
