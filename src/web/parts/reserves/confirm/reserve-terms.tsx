import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import { feeRows } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { type ReserveFields, startOf } from '../reserve-fields.ts';
import { FeeSteps } from './fee-steps.tsx';

type ReserveTermsProps = {
  quote: Pick<Quote, 'cancel_schedule' | 'kept_cancel_amount' | 'fair_rows'>;
  /** The stay the quote is for. */
  fields: ReserveFields;
  ask?: boolean;
  /** The card that will be charged, where there is one. */
  card?: ReactNode;
};

/** 特定商取引法: when and how it is charged, how to cancel and what that costs (product-rules.md "Law on the screens"). */
export function ReserveTerms({ quote, fields, ask = false, card }: ReserveTermsProps) {
  const [open, setOpen] = useState(false);
  const fair = quote.fair_rows ?? [];
  const beforeAnswer = ask ? { beforeAnswer: quote.kept_cancel_amount } : null;
  return (
    <section aria-labelledby="reserve-terms" className="mt-3 text-note lg:mt-5 lg:border-t lg:border-line lg:pt-5">
      <h2 id="reserve-terms" className="text-lead max-lg:sr-only">
        お支払いとキャンセル
      </h2>
      <dl className="grid gap-2">
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 px-4 sm:grid-cols-[10rem_1fr] lg:grid-cols-[5.5rem_minmax(0,1fr)] lg:px-0">
          <dt className="text-ink-soft">お支払い</dt>
          <dd className="leading-normal">
            {card && <span className="mr-2 font-bold">{card}</span>}
            {card ? '' : 'ご登録のカードへ、'}ご利用のあとに請求します。延びた時間の分は加わります。
            {ask && '園がお受けできないときは、料金はかかりません。'}
          </dd>
        </div>
        <div className="grid px-4 lg:px-0">
          <dt className="flex items-center justify-between gap-3 text-ink-soft">
            この予約のキャンセル料
            <button
              type="button"
              aria-expanded={open}
              className="text-link -my-2.5 inline-flex min-h-11 items-center lg:hidden"
              onClick={() => setOpen(!open)}
            >
              {open ? '理由を閉じる' : '料金の理由を見る'}
            </button>
          </dt>
          <dd className="leading-normal">
            <FeeSteps rows={feeRows(quote.cancel_schedule, startOf(fields), beforeAnswer)} folded={!open} />
            {fair.length > 0 && (
              <div className={`mt-2 border-t border-line pt-2 ${open ? '' : 'max-lg:hidden'}`}>
                <FeeSteps rows={fair} />
              </div>
            )}
          </dd>
        </div>
      </dl>
      <p className="mt-1 px-4 leading-normal lg:px-0">
        お手続きは、予約のページの「キャンセル」から。
        <Link to="/tradelaw" className="text-link">
          特定商取引法に基づく表記
        </Link>
      </p>
    </section>
  );
}
