import { type ReactNode, useId } from 'react';

/** A part of a long form with its own heading; lines between parts, no boxes. */
export function FormSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-8 first:border-t-0 first:pt-0">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {lead && <p className="mt-1 text-note text-ink-soft">{lead}</p>}
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  );
}
