import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SeriesDay } from '../../../../contract/functions/reserves/series-days.ts';
import { feeLine } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import { SeriesRow } from './series-rows.tsx';

type ConfirmDaysProps = { days: readonly SeriesDay[]; branch_id: number };

/** 特定商取引法: every day with its price, and what cancelling it costs and from when. */
export function ConfirmDays({ days, branch_id }: ConfirmDaysProps) {
  return (
    <section
      aria-labelledby="series-confirm-days"
      className="rounded-lg border border-line bg-white px-4 py-3 shadow-raised lg:p-5"
    >
      <h2 id="series-confirm-days" className="text-lead">
        ご予約の日<span className="figures ml-2 font-normal text-ink-soft">{days.length}日</span>
      </h2>
      <ol className="mt-1">
        {days.map((day) => (
          <SeriesRow
            key={day.reserve_date}
            day={day}
            branch_name={day.branch_id === branch_id ? undefined : day.branch_name}
            amount={<YenAmount amount={day.quote?.reserve_amount ?? 0} className="font-bold" />}
          >
            <p className="phrases mt-0.5 pl-8.5 text-note text-ink-soft">
              {day.mark === '△' && 'リクエスト(園のお返事の前なら、キャンセル料はかかりません)。お返事のあとの'}
              キャンセル料 {feeLine(day.quote?.cancel_schedule ?? [], day.start_datetime)}
            </p>
          </SeriesRow>
        ))}
      </ol>
    </section>
  );
}

/** When and how it is charged, and how to cancel. */
export function SeriesTerms({ card }: { card: ReactNode }) {
  return (
    <section aria-labelledby="series-terms" className="mt-3 grid gap-1 px-4 text-note lg:mt-5 lg:px-0">
      <h2 id="series-terms" className="text-lead">
        お支払いとキャンセル
      </h2>
      <p>
        <span className="mr-2 font-bold">{card}</span>
        1日分ずつ、ご利用のあとに請求します。延びた時間の分は加わります。
      </p>
      <p>回数券をお持ちのときは、「ふだんの使い方」のとおりに使います。予約の一覧で、1日ずつ変更できます。</p>
      <p>
        キャンセル料は、1日ずつ、上の一覧のとおりかかります。お手続きは、予約のページの「キャンセル」から、1日だけでも、まとめてでもできます。
        <Link to="/tradelaw" className="text-link whitespace-nowrap">
          特定商取引法に基づく表記
        </Link>
      </p>
    </section>
  );
}
