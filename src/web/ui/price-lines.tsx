import type { ReactNode } from 'react';
import { YenAmount } from './yen.tsx';

export type ShownPriceLine = {
  key: string;
  label: ReactNode;
  /** 1,100円 × 3時間 */
  detail?: ReactNode;
  planned: number;
  /** What was really used, once it is known. */
  actual?: number;
};

type PriceLinesProps = { lines: readonly ShownPriceLine[]; note?: ReactNode; caption: string; totalLabel?: string };

/** The amount line by line. Actual amounts, if any, are shown beside the planned ones. */
export function PriceLines({ lines, note, caption, totalLabel = '合計(税込)' }: PriceLinesProps) {
  const hasActual = lines.some((line) => line.actual !== undefined);
  const sum = (pick: (line: ShownPriceLine) => number) => lines.reduce((total, line) => total + pick(line), 0);
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className={hasActual ? 'text-note text-ink-soft' : 'sr-only'}>
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              内訳
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              予定
            </th>
            {hasActual && (
              <th scope="col" className="pb-1 pl-4 text-right font-normal">
                実際
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {line.label}
                {line.detail && <span className="figures block text-note text-ink-soft">{line.detail}</span>}
              </th>
              <td className="py-2 text-right">
                <YenAmount amount={line.planned} className={hasActual ? 'text-ink-soft' : ''} />
              </td>
              {hasActual && (
                <td className="py-2 pl-4 text-right">
                  <YenAmount amount={line.actual ?? line.planned} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 text-left font-bold">
              {totalLabel}
            </th>
            <td className="pt-3 text-right font-bold">
              <YenAmount amount={sum((line) => line.planned)} className={hasActual ? 'text-ink-soft' : 'text-h3'} />
            </td>
            {hasActual && (
              <td className="pt-3 pl-4 text-right font-bold">
                <YenAmount amount={sum((line) => line.actual ?? line.planned)} className="text-h3" />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
      {note && <p className="mt-2 text-note text-ink-soft">{note}</p>}
    </div>
  );
}
