import type { ReactNode } from 'react';

type PriceRow = { name: string; note?: string; value: ReactNode };

/** What it is and what it costs, in two columns that also fit a phone. */
export function PriceTable({ caption, rows }: { caption: string; rows: readonly PriceRow[] }) {
  return (
    <table className="w-full max-w-3xl border-collapse border-t border-line">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ name, note, value }) => (
          <tr key={name} className="border-b border-line align-baseline">
            <th scope="row" className="py-3 pr-4 text-left font-bold">
              {name}
              {note && <span className="block text-note font-normal text-ink-soft">{note}</span>}
            </th>
            <td className="py-3 text-right whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
