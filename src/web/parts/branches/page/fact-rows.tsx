import type { ReactNode } from 'react';

export type FactRow = { label: string; value: ReactNode };

/** Name and value, beside each other where there is room. */
export function FactRows({ facts }: { facts: readonly FactRow[] }) {
  return (
    <dl className="border-t border-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
          <dt className="font-bold">{label}</dt>
          <dd className="grid min-w-0 gap-2 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
