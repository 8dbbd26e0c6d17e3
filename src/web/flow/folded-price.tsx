import { PriceLines, type ShownPriceLine } from '../ui/price-lines.tsx';
import { YenAmount } from '../ui/yen.tsx';

type FoldedPriceProps = { lines: readonly ShownPriceLine[]; caption: string; totalLabel?: string };

/** The total in one line, its lines folded under it: for a phone's confirm page, which is one screen. */
export function FoldedPrice({ lines, caption, totalLabel = '合計(税込)' }: FoldedPriceProps) {
  const total = lines.reduce((sum, { planned }) => sum + planned, 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <details className="text-note open:w-full">
        <summary className="text-link flex min-h-11 items-center">内訳を見る</summary>
        <div className="[&_tfoot]:hidden">
          <PriceLines caption={`${caption}の内訳`} lines={lines} />
        </div>
      </details>
      <table className="ml-auto">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          <tr>
            <th scope="row" className="pr-4 text-left text-note font-bold">
              {totalLabel}
            </th>
            <td className="text-right">
              <YenAmount amount={total} className="text-h3 font-bold" />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
