import type { ReactNode } from 'react';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

/** A page of plain text: terms, policies. Lines of at most some 40 characters. */
export function ProsePage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <PageColumn width="page">
      <div className="max-w-2xl">
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </div>
    </PageColumn>
  );
}

export type ProseFact = { label: string; value: ReactNode };

/** Name and value, beside each other where there is room. */
export function ProseFacts({ facts }: { facts: readonly ProseFact[] }) {
  return (
    <dl className="border-t border-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
          <dt className="font-bold">{label}</dt>
          <dd className="grid gap-2 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
