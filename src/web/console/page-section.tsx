import { type ReactNode, useId } from 'react';

type PageSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a page, with what can be done about it beside its heading. */
export function PageSection({ title, aside, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
