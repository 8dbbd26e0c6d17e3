import type { ReactNode } from 'react';
import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { feeText } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { formatMoment } from '../../../../domain/time-format.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import type { Answer } from '../../../data/use-answer.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { quoteLines } from './quote-lines.ts';

type QuoteAnswer = Answer<FunctionOk<'quoteReserve'>, FunctionFailure>;

/** Until when cancelling is free and what it costs then, or what it costs at once. */
export function cancelNote({ cancel_deadline, cancel_schedule }: Quote): string {
  const [now, next] = cancel_schedule;
  if (cancel_deadline === null) return now ? `いまキャンセルしても ${feeText(now)}がかかります。` : '';
  const after = next ? `その後は ${feeText(next)}から` : '';
  return `キャンセルは${formatMoment(cancel_deadline)}まで無料${after && `、${after}`}です。`;
}

type PriceSummaryProps = {
  answer: QuoteAnswer;
  names: readonly string[];
  /** The amount before an edit: the difference is shown. */
  before?: number;
  /** What to say while nothing can be priced. */
  empty: ReactNode;
};

/** The amount line by line while the form is filled in. The last amount stays until the new one is there. */
export function PriceSummary({ answer, names, before, empty }: PriceSummaryProps) {
  const shown = answer.data ?? (answer.waiting ? answer.previous : undefined);
  const quote = shown?.quote;
  return (
    <section aria-labelledby="price-summary" className="rounded-lg bg-cream p-5">
      <h2 id="price-summary" className="text-lead">
        料金の見積もり
      </h2>
      {answer.failure && (
        <div className="mt-3">
          <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />
        </div>
      )}
      {!quote && !answer.failure && <p className="mt-2 text-note text-ink-soft">{empty}</p>}
      {quote && (
        <div className="mt-2" aria-busy={answer.waiting}>
          <PriceLines caption="料金の見積もり" lines={quoteLines(quote, names)} note={cancelNote(quote)} />
          {shown?.later_refund && <ComesBack amount={shown.later_refund.by_itself} />}
          {before !== undefined && <Difference before={before} after={quote.reserve_amount} />}
        </div>
      )}
      {/* Read out when it changes, without the whole table. */}
      <p className="sr-only" role="status">
        {answer.data && `見積もり ${answer.data.quote.reserve_amount.toLocaleString('ja-JP')}円`}
      </p>
    </section>
  );
}

/** Apart from what is paid, because it lowers nothing: what 無償化 may give back, and on what condition. */
export function ComesBack({ amount }: { amount: number }) {
  return (
    <p className="mt-1.5 border-t border-line py-1.5 text-note">
      <span className="figures block">
        あとで戻る見込み <YenAmount amount={amount} />
      </span>
      <span className="text-ink-soft">
        無償化の認定があり、月の上限に残りがあるときの見込みです。お支払いのあと、提供証明書を使ってご自身で市区町村へ請求します。
      </span>
    </p>
  );
}

/** 変更前 4,000円 → 変更後 5,100円(+1,100円) */
export function Difference({ before, after }: { before: number; after: number }) {
  const difference = after - before;
  return (
    <dl className="mt-3 grid gap-1 border-t border-line pt-3 text-note">
      <div className="flex justify-between gap-4">
        <dt className="text-ink-soft">変更前</dt>
        <dd>
          <YenAmount amount={before} />
        </dd>
      </div>
      <div className="flex justify-between gap-4 font-bold">
        <dt>差額</dt>
        <dd className="figures">
          {difference === 0 ? (
            '変わりません'
          ) : (
            <>
              {difference > 0 ? '+' : '−'}
              <YenAmount amount={Math.abs(difference)} />
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
