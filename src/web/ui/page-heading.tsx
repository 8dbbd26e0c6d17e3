import type { ReactNode } from 'react';

/** The page's one h1, which gets the focus after a navigation, with a sentence under it where one helps. */
export function PageHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="mb-6 lg:mb-8">
      <h1 className="text-h1">{children}</h1>
      {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
    </div>
  );
}

/** One column for forms and member pages (560 px), or the public pages' width (1120 px). */
export function PageColumn({ width = 'form', children }: { width?: 'form' | 'page'; children: ReactNode }) {
  return (
    <div className={`mx-auto w-full px-4 py-8 lg:px-6 lg:py-12 ${width === 'form' ? 'max-w-form' : 'max-w-page'}`}>
      {children}
    </div>
  );
}
