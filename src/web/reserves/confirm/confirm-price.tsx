import type { Quote } from '../../../contract/price-lines.ts';
import { PriceLines } from '../../ui/price-lines.tsx';
import { Difference } from './price-summary.tsx';
import { quoteLines } from './quote-lines.ts';

type ConfirmPriceProps = { quote: Quote; names: readonly string[]; before?: number };

/** The amount of a confirm page, as on a receipt. */
export function ConfirmPrice({ quote, names, before }: ConfirmPriceProps) {
  return (
    <section aria-labelledby="confirm-price" className="rounded-lg bg-cream p-5">
      <h2 id="confirm-price" className="mb-2 text-lead">
        料金
      </h2>
      <PriceLines caption="料金" lines={quoteLines(quote, names)} />
      {before !== undefined && <Difference before={before} after={quote.reserve_amount} />}
    </section>
  );
}
