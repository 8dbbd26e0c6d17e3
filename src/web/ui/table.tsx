import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** 'right' for numbers. */
  align?: 'left' | 'right';
  /** The line's headline on a phone. */
  headline?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** A table on wide screens; on a phone each row becomes a card of label and value. One markup, so it reads the same. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // Roles are said again because display:block would take them away in some browsers.
    // biome-ignore-start lint/a11y/noRedundantRoles: needed with display:block
    <table role="table" className="block w-full border-collapse sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={`border-b border-edge px-3 py-2 text-note font-bold text-ink-soft ${column.align === 'right' ? 'text-right' : 'text-left'}`}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block sm:table-row-group">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className="block border-b border-line py-3 sm:table-row sm:py-0">
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={`flex items-baseline justify-between gap-4 py-0.5 sm:table-cell sm:px-3 sm:py-3 ${column.headline ? 'font-bold' : ''} ${column.align === 'right' ? 'figures text-right' : ''}`}
              >
                <span
                  aria-hidden="true"
                  className={`shrink-0 text-note font-normal text-ink-soft sm:hidden ${column.headline ? 'sr-only' : ''}`}
                >
                  {column.title}
                </span>
                <span>{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: needed with display:block
  );
}
