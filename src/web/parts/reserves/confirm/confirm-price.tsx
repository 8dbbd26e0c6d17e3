import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import { sameDayText } from '../../../../domain/billing/pricing.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { FoldedPrice } from '../../../flow/folded-price.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { Difference } from './price-summary.tsx';
import { quoteLines } from './quote-lines.ts';

type ConfirmPriceProps = {
  quote: Quote;
  names: readonly string[];
  before?: number;
  /** What tickets will pay of it: the large number is what will be charged. */
  tickets?: { number: number; discount: number } | null | undefined;
};

/** The amount of a confirm page: line by line beside the receipt, folded on a phone. */
export function ConfirmPrice({ quote, names, before, tickets }: ConfirmPriceProps) {
  const byTickets = tickets && tickets.number > 0 ? tickets : null;
  const lines = [
    ...quoteLines(quote, names),
    ...(byTickets ? [{ key: 'tickets', label: `回数券 ${byTickets.number}枚`, planned: -byTickets.discount }] : []),
  ];
  const total = byTickets ? { totalLabel: 'お支払いの見込み(税込)' } : {};
  const sameDay = sameDayText(quote.lines);
  return (
    <section aria-labelledby="confirm-price" className="rounded-lg bg-cream px-4 py-1.5 lg:p-5">
      <h2 id="confirm-price" className="text-lead max-lg:sr-only lg:mb-2">
        料金
      </h2>
      <div className="lg:hidden">
        <FoldedPrice caption="料金" lines={lines} {...total} />
        {byTickets && (
          <p className="figures pb-1.5 text-note">
            料金 {formatYen(quote.reserve_amount)} − 回数券{byTickets.number}枚({formatYen(byTickets.discount)})
          </p>
        )}
      </div>
      <div className="max-lg:hidden">
        <PriceLines caption="料金" lines={lines} {...total} />
      </div>
      {sameDay && <p className="pb-1.5 text-note lg:mt-2 lg:pb-0">{sameDay}</p>}
      {before !== undefined && <Difference before={before} after={quote.reserve_amount} />}
    </section>
  );
}
