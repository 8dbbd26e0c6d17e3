import type { ReactNode } from 'react';

type SectionProps = {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** A cream band across the page, to part long pages. */
  band?: boolean;
  /** Right below the title of the page: closer to it. */
  first?: boolean;
  children: ReactNode;
};

/** One part of a public page, under its h2. */
export function Section({ id, title, lead, band = false, first = false, children }: SectionProps) {
  return (
    <section id={id} className={`scroll-mt-4 ${band ? 'bg-cream' : ''}`}>
      <div className={`mx-auto max-w-page px-4 lg:px-6 ${first ? 'pb-12' : 'py-12 lg:py-18'}`}>
        <h2 className="text-h2">{title}</h2>
        {lead && <p className="mt-2 max-w-2xl text-ink-soft">{lead}</p>}
        <div className={first ? 'mt-4' : 'mt-6 lg:mt-8'}>{children}</div>
      </div>
    </section>
  );
}
