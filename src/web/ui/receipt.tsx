import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type ReceiptRow = { label: string; value: ReactNode };

type ReceiptPartProps = {
  title: string;
  rows: readonly ReceiptRow[] /** Where this part is corrected. */;
  editTo?: string;
  children?: ReactNode;
};

/** One part of a confirm page: reads like a receipt, with 修正する beside its title. */
export function ReceiptPart({ title, rows, editTo, children }: ReceiptPartProps) {
  return (
    <section className="border-t border-line py-3 first:border-t-0 first:pt-0 lg:py-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lead">{title}</h2>
        {editTo && (
          <Link to={editTo} className="text-link inline-flex min-h-11 items-center text-note font-bold">
            修正する<span className="sr-only">({title})</span>
          </Link>
        )}
      </div>
      {rows.length > 0 && (
        <dl className="@container mt-1 grid gap-1.5">
          {rows.map((row) => (
            <div
              key={row.label}
              className="grid items-baseline gap-x-3 @min-[15rem]:grid-cols-[6.5rem_minmax(0,1fr)] @min-[32rem]:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-4"
            >
              <dt className="text-note leading-normal text-ink-soft">{row.label}</dt>
              <dd className="leading-normal whitespace-pre-line">{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
