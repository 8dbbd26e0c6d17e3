import type { ReactNode } from 'react';

/** One part of the guide, reachable from the list at its head. */
export function GuideSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="mt-12 scroll-mt-4 lg:mt-16">
      <h2 className="text-h2">{title}</h2>
      {lead && <p className="mt-2 max-w-2xl text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
