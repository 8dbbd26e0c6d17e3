import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import { priceLineName } from '../../../../domain/billing/bill/line-kinds.ts';
import { quantityOf } from '../../../../domain/billing/papers/receipt.ts';
import type { ShownPriceLine } from '../../../ui/price-lines.tsx';
import { calledName } from '../start/who.ts';

const figures = new Intl.NumberFormat('ja-JP');
const perChild: ReadonlySet<string> = new Set(['current_day']);

/** The quote's lines in words; with several children each line says whose it is. */
export function quoteLines(quote: Pick<Quote, 'lines'>, names: readonly string[]): ShownPriceLine[] {
  return quote.lines.map((line) => {
    const name = names.length > 1 ? names[line.child_index] : undefined;
    const unit = line.kind === 'meal_support' || perChild.has(line.kind) ? '' : '/時間';
    const quantity = quantityOf(line);
    function detailOf(): string | undefined {
      if (line.paid_elsewhere_percent) return '同じ日のほかのご予約でお支払い';
      return quantity === '' ? undefined : `${figures.format(line.unit_price)}円${unit} × ${quantity}`;
    }
    return {
      key: `${line.child_index} ${line.kind} ${line.subsidy?.approval_id ?? ''}`,
      label: name === undefined ? priceLineName(line) : `${priceLineName(line)} ${calledName(name)}`,
      detail: detailOf(),
      planned: line.amount,
    };
  });
}
