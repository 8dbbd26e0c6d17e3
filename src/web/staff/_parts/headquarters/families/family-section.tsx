import { type ReactNode, useId } from 'react';

type FamilySectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of the family's page, with what can be done about it beside its heading. */
export function FamilySection({ title, aside, children }: FamilySectionProps) {
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
