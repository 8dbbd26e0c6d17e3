import type { ReactNode } from 'react';

type PriceRow = { name: string; note?: string; value: ReactNode };

/** What it is and what it costs: two columns; on the smallest phone and with large letters the price stands below its name. */
export function PriceTable({ caption, rows }: { caption: string; rows: readonly PriceRow[] }) {
  return (
    // Roles are said again because display:block would take them away in some browsers.
    // biome-ignore-start lint/a11y/noRedundantRoles: needed with display:block
    <div className="@container">
      <table role="table" className="block w-full max-w-3xl border-collapse border-t border-line @min-[20rem]:table">
        <caption className="sr-only">{caption}</caption>
        <tbody role="rowgroup" className="block @min-[20rem]:table-row-group">
          {rows.map(({ name, note, value }) => (
            <tr
              key={name}
              role="row"
              className="block border-b border-line py-3 align-baseline @min-[20rem]:table-row @min-[20rem]:py-0"
            >
              <th
                scope="row"
                role="rowheader"
                className="block text-left font-bold @min-[20rem]:table-cell @min-[20rem]:py-3 @min-[20rem]:pr-4"
              >
                {name}
                {note && <span className="block text-note font-normal text-ink-soft">{note}</span>}
              </th>
              <td
                role="cell"
                className="block phrases @min-[20rem]:table-cell @min-[20rem]:py-3 @min-[20rem]:text-right @min-[20rem]:whitespace-nowrap"
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: needed with display:block
  );
}
