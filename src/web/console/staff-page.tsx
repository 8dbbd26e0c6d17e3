import type { ReactNode } from 'react';
import { AnswerView, type AnswerViewProps } from '../layout/answer-view.tsx';
import { SkeletonBlocks } from '../ui/skeleton-blocks.tsx';

type StaffPageProps = { title: ReactNode; lead?: ReactNode; aside?: ReactNode; children: ReactNode };

/** Heading with what belongs beside it, then the page; denser than the parents' pages. */
export function StaffPage({ title, lead, aside, children }: StaffPageProps) {
  return (
    <div className="mx-auto w-full max-w-[80rem] px-4 py-5 md:px-6 md:py-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h2">{title}</h1>
          {lead && <p className="mt-1 text-note text-ink-soft">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** What a staff page asked for, an operation or a function: what is known is shown, a failure said above it. */
export function LiveLoaded<Data>(props: Omit<AnswerViewProps<Data>, 'quiet'>) {
  return <AnswerView skeleton={<RowSkeletons />} {...props} />;
}

export function RowSkeletons({ count = 4 }: { count?: number }) {
  return <SkeletonBlocks count={count} className="h-24" />;
}
