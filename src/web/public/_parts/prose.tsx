import type { ReactNode } from 'react';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';

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

export function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 first-of-type:mt-6">
      <h2 className="text-h3">{title}</h2>
      <div className="mt-3 grid gap-3">{children}</div>
    </section>
  );
}

export function Items({ ordered = false, items }: { ordered?: boolean; items: readonly ReactNode[] }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-1.5 pl-6 ${ordered ? 'list-decimal' : 'list-disc'} marker:text-ink-soft`}>
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed texts in a fixed order
        <li key={position}>{item}</li>
      ))}
    </List>
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
