import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type SummaryRow = {
  label: string;
  value: ReactNode;
  /** Where this row is corrected, and what is corrected there. */
  edit?: { to: string; what: string /** Replaces 修正する where there is nothing to correct yet. */; word?: string };
};

/** What is about to be done, on one card: label and value side by side, also on a phone. */
export function SummaryCard({ label, rows }: { label: string; rows: readonly SummaryRow[] }) {
  return (
    <section aria-label={label} className="rounded-lg border border-line bg-white px-4 py-2.5 shadow-raised lg:p-5">
      <dl className="grid gap-y-1 lg:gap-y-2">
        {rows.map((row) => (
          <div
            key={row.label}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 max-[22.5rem]:grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-note leading-normal text-ink-soft">{row.label}</dt>
            <dd className="leading-normal whitespace-pre-line max-[22.5rem]:row-span-2">{row.value}</dd>
            {row.edit && (
              <dd className="max-[22.5rem]:col-start-1 max-[22.5rem]:row-start-2">
                <Link
                  to={row.edit.to}
                  className="text-link -my-2.5 inline-flex min-h-11 items-center text-note font-bold"
                >
                  {row.edit.word ?? '修正する'}
                  <span className="sr-only">({row.edit.what})</span>
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
