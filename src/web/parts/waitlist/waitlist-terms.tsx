import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { feeRows } from '../../../domain/billing/cancelling/cancellation-text.ts';
import { formatDuration } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { FoldedPrice } from '../../flow/folded-price.tsx';
import { FeeSteps } from '../reserves/confirm/fee-steps.tsx';
import { quoteLines } from '../reserves/confirm/quote-lines.ts';

type CeilingQuote = FunctionOk<'quoteWaitlistEntry'>;

/** The fees of a reserve that makes itself: free for a while after its message, whatever the tier, then as always. */
function waitlistFeeRows({
  quote,
  automatic_cancel_minutes,
}: Pick<CeilingQuote, 'quote' | 'automatic_cancel_minutes'>) {
  const steps = quote.cancel_schedule;
  // The last step is not coming, which is known at the start.
  const start = steps.findLast(({ tier }) => tier === 'no_show')?.from ?? steps.at(-1)?.from ?? 0;
  const [now, ...later] = feeRows(steps, start);
  return [
    { when: `予約確定のお知らせから${formatDuration(automatic_cancel_minutes)}は`, fee: formatYen(0) },
    ...(now ? [{ ...now, when: 'そのあとは' }] : []),
    ...later,
  ];
}

type WaitlistPriceProps = { quoted: CeilingQuote; names: readonly string[] };

/** The most it can cost, with the lines of that stay; branch by branch where they differ. */
export function WaitlistPrice({ quoted, names }: WaitlistPriceProps) {
  const { quote, branches } = quoted;
  const differ = new Set(branches.map(({ price_ceiling }) => price_ceiling)).size > 1;
  return (
    <section aria-labelledby="wish-ceiling" className="rounded-lg bg-cream px-4 py-2">
      <h2 id="wish-ceiling" className="pt-1 text-note font-bold">
        料金の上限
      </h2>
      <FoldedPrice caption="料金の上限" lines={quoteLines(quote, names)} />
      <p className="pb-1 text-note text-ink-soft">
        当日に空いたときの加算を含む、いちばん高い場合です。これを超える予約はしません。
        {differ && (
          <span className="block">
            {branches.map((each) => `${each.branch_name} ${formatYen(each.price_ceiling)}`).join('、')}
          </span>
        )}
      </p>
    </section>
  );
}

/** 特定商取引法: when it becomes a reserve, when it is charged, how to cancel and what that costs. */
export function WaitlistTerms({ quoted, card }: { quoted: CeilingQuote; card: ReactNode }) {
  return (
    <section aria-labelledby="wish-terms" className="text-note">
      <h2 id="wish-terms" className="text-lead max-lg:sr-only">
        お支払いとキャンセル
      </h2>
      <dl className="grid gap-2 px-4 leading-normal">
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">お支払い</dt>
          <dd>
            <span className="mr-2 font-bold">{card}</span>ご利用のあとに請求します。延びた時間の分は加わります。
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">予約になったあとのキャンセル料(上限の料金の場合)</dt>
          <dd>
            <FeeSteps rows={waitlistFeeRows(quoted)} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 px-4 leading-normal">
        予約になる前の空き待ちは、いつでも無料で取り消せます。
        <Link to="/tradelaw" target="_blank" className="text-link whitespace-nowrap">
          特定商取引法に基づく表記
        </Link>
      </p>
    </section>
  );
}
