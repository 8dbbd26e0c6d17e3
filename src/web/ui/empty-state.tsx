import type { ReactNode } from 'react';

/** Nothing here yet, and what to do next. `picture` is one of src/web/illustrations. */
export function EmptyState(props: { picture?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg bg-cream px-5 py-8 sm:flex-row sm:items-center sm:px-8">
      {props.picture}
      <div>
        <p className="phrases text-lead font-bold">{props.title}</p>
        {props.children && <div className="mt-1 text-note text-ink-soft">{props.children}</div>}
        {props.action && <div className="mt-4">{props.action}</div>}
      </div>
    </div>
  );
}
