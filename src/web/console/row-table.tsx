import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Column } from '../ui/table.tsx';

export type RowColumn<Row> = Column<Row> & {
  /** Left out where a tablet's width is needed for the others; what it says must stand in the detail, too. */
  spare?: boolean;
};

type RowTableProps<Row> = {
  caption: string;
  columns: readonly RowColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What else there is about a row, unfolded below it. */
  detail?: (row: Row) => ReactNode;
  /** Whose row it is, for the button that unfolds. */
  rowName?: (row: Row) => string;
  /** In the table's place while there is no row. */
  empty?: ReactNode;
};

const look = {
  cell: 'flex items-baseline justify-between gap-4 py-0.5 leading-snug md:table-cell md:px-1.5 md:py-px md:align-middle md:first:pl-0 md:last:pr-0 md:[&_.in-row]:-my-[5px]',
  head: 'border-b border-edge px-1.5 py-2 text-note leading-none font-bold text-ink-soft first:pl-0 last:pr-0',
  /** Left out at a tablet's width. */
  spare: 'md:max-xl:hidden!',
};
const sideOf = (align: 'left' | 'right' | undefined) => (align === 'right' ? 'text-right' : 'text-left');

/**
 * The console's table: one line a row for lists of sixty, with what is done with a row at its end and all else unfolded below
 * it. On a phone each row becomes a card of label and value, by the same markup.
 */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { caption, columns, rows, rowKey, detail, empty } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    // Roles are said again because display:block would take them away in some browsers.
    // biome-ignore-start lint/a11y/noRedundantRoles: needed with display:block
    <table role="table" className="block w-full border-collapse md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={`${look.head} ${column.spare ? look.spare : ''} ${sideOf(column.align)}`}
            >
              {column.title}
            </th>
          ))}
          {detail && (
            <th role="columnheader" scope="col" className={look.head}>
              <span className="sr-only">詳細</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} of={props} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: needed with display:block
  );
}

function TableRow<Row>({ row, of }: { row: Row; of: RowTableProps<Row> }) {
  const { columns, rowKey } = of;
  const detail = of.detail?.(row);
  const [open, setOpen] = useState(false);
  const id = useId();
  const line = open && detail ? 'border-transparent' : 'border-line';
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: needed with display:block
    <>
      <tr role="row" data-row={rowKey(row)} className={`block border-b py-3 md:table-row md:py-0 ${line}`}>
        {columns.map((column) => (
          <td
            key={column.key}
            role="cell"
            className={`${look.cell} ${column.spare ? look.spare : ''} ${column.headline ? 'font-bold' : ''} ${column.align === 'right' ? 'figures text-right' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`shrink-0 text-note font-normal text-ink-soft md:hidden ${column.headline ? 'sr-only' : ''}`}
            >
              {column.title}
            </span>
            <span>{column.cell(row)}</span>
          </td>
        ))}
        {of.detail && (
          <td role="cell" className={`${look.cell} text-right max-md:justify-end`}>
            {detail && (
              <button
                type="button"
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
                className="in-row inline-flex size-11 items-center justify-center rounded-md align-middle text-action hover:bg-cream"
              >
                <ChevronDown className={`size-5 ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
                <span className="sr-only">{of.rowName?.(row) ?? ''} 詳細</span>
              </button>
            )}
          </td>
        )}
      </tr>
      {detail && open && (
        <tr role="row" id={id} className="block border-b border-line md:table-row">
          <td role="cell" colSpan={columns.length + 1} className="block pb-4 md:table-cell">
            {detail}
          </td>
        </tr>
      )}
    </>
    // biome-ignore-end lint/a11y/noRedundantRoles: needed with display:block
  );
}
