import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Label and value in two columns, for details. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-2 md:grid-cols-[9rem_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-note leading-[1.8rem] text-ink-soft">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
