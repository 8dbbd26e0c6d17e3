import { comparedLines } from '../../../../../domain/billing/bill/bill-lines.ts';
import { YenAmount } from '../../../../ui/yen.tsx';
import type { CorrectionPreview } from './correction-values.ts';

/** The bill as it was beside the bill as it would be, then what was paid and what still moves. */
export function BillComparison({ preview }: { preview: CorrectionPreview }) {
  const { before, after } = preview;
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className="sr-only">訂正前と訂正後の料金</caption>
        <thead className="text-note text-ink-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              内訳
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              訂正前
            </th>
            <th scope="col" className="pb-1 pl-4 text-right font-normal">
              訂正後
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedLines(before, after).map((line) => (
            <tr key={line.label} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {line.label}
              </th>
              <td className="py-2 text-right">
                <YenAmount amount={line.before} className="text-ink-soft" />
              </td>
              <td className="py-2 pl-4 text-right">
                <YenAmount amount={line.after} className={line.before === line.after ? '' : 'font-bold text-action'} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 text-left font-bold">
              合計(税込)
            </th>
            <td className="pt-3 text-right">
              <YenAmount amount={before.total_amount} className="text-ink-soft" />
            </td>
            <td className="pt-3 pl-4 text-right">
              <YenAmount amount={after.total_amount} className="text-lead font-bold" />
            </td>
          </tr>
        </tfoot>
      </table>
      <PaidSoFar preview={preview} />
    </div>
  );
}

function PaidSoFar({
  preview: { received_amount, refunded_amount, written_off_amount },
}: {
  preview: CorrectionPreview;
}) {
  const paid = [
    ['これまでのお支払い', received_amount],
    ['これまでの返金', -refunded_amount],
    ['請求しないことにした分', written_off_amount],
  ] as const;
  return (
    <dl className="mt-4 border-t border-line pt-3 text-note">
      {paid
        .filter(([label, amount]) => amount !== 0 || label === paid[0][0])
        .map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 py-0.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <YenAmount amount={amount} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
