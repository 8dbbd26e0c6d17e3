import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Column } from '../ui/table.tsx';

export type RowColumn<Row> = Column<Row> & {
  /** Left out below a desk's width; what it says must stand in the detail, too. */
  spare?: boolean;
  /** On a phone at the end of the first line, beside the headline: the sum. */
  sum?: boolean;
  /** On a phone at the end of the second line: what is done about the row. */
  act?: boolean;
  /** On a phone the value alone would not say what it is. */
  labelled?: boolean;
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
  cell: 'flex items-baseline gap-1.5 py-0.5 leading-snug md:table-cell md:px-1.5 md:py-px md:align-middle md:first:pl-0 md:last:pr-0 [&_.in-row]:-my-[5px]',
  head: 'border-b border-edge px-1.5 py-2 text-note leading-none font-bold text-ink-soft first:pl-0 last:pr-0',
  spare: 'max-xl:hidden!',
  /** On a phone two lines: who and how much, a break, then the rest with the act at its end. */
  row: 'flex flex-wrap items-center gap-x-3 border-b py-1.5 before:order-3 before:basis-full before:content-[""] md:table-row md:py-0 md:before:hidden',
};
const placeOf = ({ headline, sum, act }: Pick<RowColumn<never>, 'headline' | 'sum' | 'act'>): string => {
  if (headline) return 'order-1 min-w-0 flex-1';
  if (sum) return 'order-2 shrink-0';
  return act ? 'order-5 ml-auto' : 'order-4';
};
const sideOf = (align: 'left' | 'right' | undefined) => (align === 'right' ? 'text-right' : 'text-left');

/**
 * The console's table: one line a row for lists of sixty, with what is done with a row at its end and all else unfolded below
 * it. On a phone each row becomes a block of two lines, by the same markup.
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
      <tr role="row" data-row={rowKey(row)} className={`${look.row} ${line}`}>
        {columns.map((column) => (
          <td
            key={column.key}
            role="cell"
            className={`${look.cell} ${placeOf(column)} ${column.spare ? look.spare : ''} ${column.headline ? 'font-bold' : ''} ${column.align === 'right' ? 'figures text-right' : ''}`}
          >
            {column.labelled && (
              <span aria-hidden="true" className="shrink-0 font-normal text-ink-soft md:hidden">
                {column.title}
              </span>
            )}
            <span className="min-w-0">{column.cell(row)}</span>
          </td>
        ))}
        {of.detail && (
          <td
            role="cell"
            className={`${look.cell} order-6 text-right ${columns.some(({ act }) => act) ? '' : 'max-md:ml-auto'}`}
          >
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
