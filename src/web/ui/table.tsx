import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** 'right' for numbers and for what is done with a row. */
  align?: 'left' | 'right';
  /** The line's headline on a phone. */
  headline?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows of one line for lists of sixty: buttons stand in them without making them higher. */
  dense?: boolean;
  /** What else there is about a row, unfolded below it. */
  detail?: (row: Row) => ReactNode;
  /** Whose row it is, for the button that unfolds. */
  rowName?: (row: Row) => string;
  /** Unfolded from the beginning. */
  open?: (row: Row) => boolean;
  /** In the table's place while there is no row. */
  empty?: ReactNode;
};

const looks = {
  wide: {
    table: 'sm:table',
    head: 'sm:not-sr-only sm:table-header-group',
    headCell: 'px-3',
    body: 'sm:table-row-group',
    row: 'py-3 sm:table-row sm:py-0',
    cell: 'py-0.5 sm:table-cell sm:px-3 sm:py-3',
    label: 'sm:hidden',
  },
  dense: {
    table: 'md:table',
    head: 'md:not-sr-only md:table-header-group',
    headCell: 'px-1.5 leading-none first:pl-0 last:pr-0',
    body: 'md:table-row-group',
    row: 'py-3 md:table-row md:py-0',
    cell: 'py-0.5 leading-snug md:table-cell md:px-1.5 md:py-0.5 md:align-middle md:first:pl-0 md:last:pr-0 md:[&_.in-row]:-my-1',
    label: 'md:hidden',
  },
};
type Look = (typeof looks)['wide'];

/** A table on wide screens; on a phone each row becomes a card of label and value. One markup, so it reads the same. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, dense = false, detail, empty } = props;
  const look = looks[dense ? 'dense' : 'wide'];
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    // Roles are said again because display:block would take them away in some browsers.
    // biome-ignore-start lint/a11y/noRedundantRoles: needed with display:block
    <table role="table" className={`block w-full border-collapse ${look.table}`}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={`sr-only ${look.head}`}>
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={`border-b border-edge py-2 text-note font-bold text-ink-soft ${look.headCell} ${column.align === 'right' ? 'text-right' : 'text-left'}`}
            >
              {column.title}
            </th>
          ))}
          {detail && (
            <th role="columnheader" scope="col" className={`border-b border-edge ${look.headCell}`}>
              <span className="sr-only">詳細</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className={`block ${look.body}`}>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} look={look} of={props} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: needed with display:block
  );
}

function TableRow<Row>({ row, look, of }: { row: Row; look: Look; of: TableProps<Row> }) {
  const { columns, rowKey } = of;
  const detail = of.detail?.(row);
  const [open, setOpen] = useState(of.open?.(row) ?? false);
  const id = useId();
  const line = open && detail ? 'border-transparent' : 'border-line';
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: needed with display:block
    <>
      <tr role="row" data-row={rowKey(row)} className={`block border-b ${line} ${look.row}`}>
        {columns.map((column) => (
          <td
            key={column.key}
            role="cell"
            className={`flex items-baseline justify-between gap-4 ${look.cell} ${column.headline ? 'font-bold' : ''} ${column.align === 'right' ? 'figures text-right' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`shrink-0 text-note font-normal text-ink-soft ${look.label} ${column.headline ? 'sr-only' : ''}`}
            >
              {column.title}
            </span>
            <span>{column.cell(row)}</span>
          </td>
        ))}
        {of.detail && (
          <td role="cell" className={`block text-right ${look.cell}`}>
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
        <tr role="row" id={id} className={`block border-b border-line ${look.row}`}>
          <td role="cell" colSpan={columns.length + 1} className={`block pb-4! ${look.cell}`}>
            {detail}
          </td>
        </tr>
      )}
    </>
    // biome-ignore-end lint/a11y/noRedundantRoles: needed with display:block
  );
}
