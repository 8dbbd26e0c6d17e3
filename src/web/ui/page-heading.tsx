import type { ReactNode } from 'react';

type PageHeadingProps = {
  children: ReactNode;
  lead?: ReactNode;
  /** On a page that is one screen on a phone. */
  tight?: boolean;
};

/** The page's one h1, which gets the focus after a navigation, with a sentence under it where one helps. */
export function PageHeading({ children, lead, tight = false }: PageHeadingProps) {
  return (
    <div className={tight ? 'mb-3 lg:mb-8' : 'mb-6 lg:mb-8'}>
      <h1 className={tight ? 'text-h2 lg:text-h1' : 'text-h1'}>{children}</h1>
      {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
    </div>
  );
}

type PageColumnProps = { width?: 'form' | 'page'; tight?: boolean; children: ReactNode };

/** One column for forms and member pages (560 px), or the public pages' width (1120 px). */
export function PageColumn({ width = 'form', tight = false, children }: PageColumnProps) {
  return (
    <div
      className={`mx-auto w-full px-4 lg:px-6 lg:py-12 ${tight ? 'pt-4' : 'py-8'} ${width === 'form' ? 'max-w-form' : 'max-w-page'}`}
    >
      {children}
    </div>
  );
}
