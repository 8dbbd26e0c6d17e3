import type { ReactNode } from 'react';

/** One piece with its states. */
export function Sample({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-4 text-h3">{title}</h2>
      <div className={wide ? '' : 'max-w-form'}>{children}</div>
    </section>
  );
}

export function SampleRow({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-3">{children}</div>;
}
