import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import { sameDayText } from '../../../../domain/billing/pricing.ts';
import { formatYen, sum } from '../../../../domain/yen.ts';
import { FoldedPrice } from '../../../flow/folded-price.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import type { TicketChoiceValue } from '../../tickets/ticket-choice.tsx';
import type { ConfirmData } from './confirm-data.ts';
import { ComesBack, Difference } from './price-summary.tsx';
import { quoteLines } from './quote-lines.ts';

type ConfirmPriceProps = {
  quote: Quote;
  names: readonly string[];
  before?: number;
  /** What tickets will pay of it: the large number is what will be charged. */
  tickets?: { number: number; discount: number } | null | undefined;
  /** What may come back later; it lowers nothing. Null without a 認定. */
  comesBack?: number | null;
};

/** By what was chosen about tickets, because they take it away. */
export function comesBackOf({ later_refund }: ConfirmData, choice: TicketChoiceValue): number | null {
  if (!later_refund) return null;
  return choice === 0 ? later_refund.none : choice === 1 ? later_refund.all : later_refund.by_itself;
}

/** 料金 2,200円 − 割引 1,000円 − 回数券1枚(1,100円); null where nothing is taken off. */
function offText(quote: Quote, tickets: ConfirmPriceProps['tickets']): string | null {
  const off = -sum(quote.lines.filter(({ kind }) => kind === 'subsidy').map(({ amount }) => amount));
  const parts = [
    ...(off > 0 ? [`割引 ${formatYen(off)}`] : []),
    ...(tickets ? [`回数券${tickets.number}枚(${formatYen(tickets.discount)})`] : []),
  ];
  return parts.length === 0 ? null : [`料金 ${formatYen(quote.reserve_amount + off)}`, ...parts].join(' − ');
}

/** The amount of a confirm page: line by line beside the receipt, folded on a phone. */
export function ConfirmPrice({ quote, names, before, tickets, comesBack = null }: ConfirmPriceProps) {
  const byTickets = tickets && tickets.number > 0 ? tickets : null;
  const lines = [
    ...quoteLines(quote, names),
    ...(byTickets ? [{ key: 'tickets', label: `回数券 ${byTickets.number}枚`, planned: -byTickets.discount }] : []),
  ];
  const off = offText(quote, byTickets);
  const total = off !== null || comesBack !== null ? { totalLabel: 'いまお支払いになる額(税込)' } : {};
  const sameDay = sameDayText(quote.lines);
  return (
    <section aria-labelledby="confirm-price" className="rounded-lg bg-cream px-4 py-1.5 lg:p-5">
      <h2 id="confirm-price" className="text-lead max-lg:sr-only lg:mb-2">
        料金
      </h2>
      <div className="lg:hidden">
        <FoldedPrice caption="料金" lines={lines} {...total} />
        {off && <p className="figures pb-1.5 text-note">{off}</p>}
      </div>
      <div className="max-lg:hidden">
        <PriceLines caption="料金" lines={lines} {...total} />
      </div>
      {comesBack !== null && <ComesBack amount={comesBack} />}
      {sameDay && <p className="pb-1.5 text-note lg:mt-2 lg:pb-0">{sameDay}</p>}
      {before !== undefined && <Difference before={before} after={quote.reserve_amount} />}
    </section>
  );
}
