import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type LinkRowsProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  to: (row: Row) => string;
  label: (row: Row) => string;
  head: (row: Row) => ReactNode;
  body: (row: Row) => ReactNode;
  aside?: (row: Row) => ReactNode;
  /** In the list's place while there is no row. */
  empty?: ReactNode;
};

/** A list whose rows lead on: the whole row is the target. */
export function LinkRows<Row>({ rows, rowKey, to, label, head, body, aside, empty }: LinkRowsProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <Link to={to(row)} className="flex items-center gap-4 px-1 py-3 text-ink no-underline hover:bg-cream md:px-3">
            <span className="min-w-0 flex-1 leading-snug">
              <span className="block font-bold">{head(row)}</span>
              <span className="mt-0.5 block text-note">{body(row)}</span>
            </span>
            {aside && <span className="flex shrink-0 flex-col items-end gap-1">{aside(row)}</span>}
            <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            <span className="sr-only">{label(row)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
