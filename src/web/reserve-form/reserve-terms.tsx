import { Link } from 'react-router';
import type { SelectReserveTermsData } from '../../contract/operations/generated.ts';
import type { Quote } from '../../contract/price-lines.ts';
import { minuteOf } from '../../domain/time.ts';
import { formatDuration, formatMinute } from '../../domain/time-format.ts';
import { cancelNote } from './price-summary.tsx';

export type CancellationTerms = SelectReserveTermsData['cancellation_policies'][number];

const dayBefore = (days: number): string => (days === 0 ? '当日' : days === 1 ? '前日' : `${days}日前`);

/** The terms of this day in sentences; every number is the policy's. */
export function cancellationSentences(policy: CancellationTerms): string[] {
  const free = `${dayBefore(policy.free_until_days_before)}の${formatMinute(minuteOf(policy.free_until_time))}まで`;
  return [
    `${free}は無料です。`,
    `それより後は見積もりの${policy.late_percent}%、開始の${formatDuration(policy.last_minutes)}前からは${policy.last_percent}%、ご連絡のないお休みは${policy.no_show_percent}%をいただきます。`,
    `開始まで${formatDuration(policy.grace_lead_minutes)}以上あるご予約は、予約から${policy.grace_minutes}分以内なら無料です。`,
  ];
}

type ReserveTermsProps = { quote: Pick<Quote, 'cancel_deadline'>; terms: CancellationTerms | undefined; ask?: boolean };

/** 特定商取引法: when and how it is charged, how to cancel (domain-rules "Law on the screens"). */
export function ReserveTerms({ quote, terms, ask = false }: ReserveTermsProps) {
  return (
    <dl className="grid gap-4 text-note">
      <div>
        <dt className="font-bold">お支払い</dt>
        <dd>
          ご利用が終わったあとに、ご登録のカードへ請求します。お預かりの時間が延びたときは、その分を加えた金額になります。
          {ask && '園がお受けできないときは、料金はかかりません。'}
        </dd>
      </div>
      <div>
        <dt className="font-bold">キャンセル</dt>
        <dd>
          <p>
            <strong>{cancelNote(quote)}</strong>
            予約一覧の「キャンセル」からお手続きいただけます。
          </p>
          {terms && cancellationSentences(terms).map((sentence) => <p key={sentence}>{sentence}</p>)}
          <p className="mt-1">
            <Link to="/tradelaw" className="text-link">
              特定商取引法に基づく表記
            </Link>
          </p>
        </dd>
      </div>
    </dl>
  );
}
