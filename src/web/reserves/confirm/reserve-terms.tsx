import { Link } from 'react-router';
import type { Quote } from '../../../contract/price-lines.ts';
import { feeRows } from '../../../domain/money/cancellation-words.ts';
import { type ReserveFields, startOf } from '../reserve-fields.ts';
import { FeeSteps } from './fee-steps.tsx';

type ReserveTermsProps = {
  quote: Pick<Quote, 'cancel_schedule' | 'kept_cancel_amount'>;
  /** The stay the quote is for. */
  fields: ReserveFields;
  ask?: boolean;
};

/** 特定商取引法: when and how it is charged, how to cancel and what that costs (domain-rules "Law on the screens"). */
export function ReserveTerms({ quote, fields, ask = false }: ReserveTermsProps) {
  const before_answer = ask ? { before_answer: quote.kept_cancel_amount } : null;
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
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">この予約のキャンセル料</dt>
          <dd>
            <FeeSteps rows={feeRows(quote.cancel_schedule, startOf(fields), before_answer)} />
            <p className="mt-2">予約一覧の「キャンセル」からお手続きいただけます。</p>
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
