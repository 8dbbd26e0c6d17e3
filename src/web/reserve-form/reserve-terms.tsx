import { Link } from 'react-router';
import type { SelectReserveTermsData } from '../../contract/operations/generated.ts';
import type { Quote } from '../../contract/price-lines.ts';
import { formatDuration } from '../../domain/time-format.ts';
import { freeUntil } from './price-summary.tsx';

export type CancellationTerms = SelectReserveTermsData['cancellation_policies'][number];

/** What cancelling this one costs, and when; every number is the policy's of that day. */
export function cancellationSentences(policy: CancellationTerms, cancel_deadline: string | null): string[] {
  const tiers = `見積もりの${policy.late_percent}%、開始の${formatDuration(policy.last_minutes)}前からは${policy.last_percent}%、ご連絡のないお休みは${policy.no_show_percent}%`;
  if (cancel_deadline === null) return [`キャンセル料は${tiers}です。`];
  return [`${freeUntil(cancel_deadline)}まで無料です。`, `その後は${tiers}をいただきます。`];
}

type ReserveTermsProps = { quote: Pick<Quote, 'cancel_deadline'>; terms: CancellationTerms | undefined; ask?: boolean };

/** 特定商取引法: when and how it is charged, how to cancel (domain-rules "Law on the screens"). */
export function ReserveTerms({ quote, terms, ask = false }: ReserveTermsProps) {
  return (
    <section aria-labelledby="reserve-terms" className="border-t border-line py-5">
      <h2 id="reserve-terms" className="text-lead">
        お支払いとキャンセル
      </h2>
      <dl className="mt-1 grid gap-3 text-note">
        <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">お支払い</dt>
          <dd>
            ご利用が終わったあとに、ご登録のカードへ請求します。お預かりの時間が延びたときは、その分を加えた金額になります。
            {ask && '園がお受けできないときは、料金はかかりません。'}
          </dd>
        </div>
        <div className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">キャンセル</dt>
          <dd>
            {ask && <p>園のお返事の前は、いつでも無料です。お返事のあとは次のとおりです。</p>}
            {terms && cancellationSentences(terms, quote.cancel_deadline).map((each) => <p key={each}>{each}</p>)}
            <p>予約一覧の「キャンセル」からお手続きいただけます。</p>
            <p className="mt-1">
              <Link to="/tradelaw" className="text-link">
                特定商取引法に基づく表記
              </Link>
            </p>
          </dd>
        </div>
      </dl>
    </section>
  );
}
