import type { ReactNode } from 'react';
import { AnswerView, type AnswerViewProps } from '../layout/answer-view.tsx';
import { SkeletonBlocks } from '../ui/skeleton-blocks.tsx';

type StaffPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  /** Little room above what the page is for: it begins on the first screen. */
  dense?: boolean;
  children: ReactNode;
};

/** Heading with what belongs beside it, then the page; denser than the parents' pages. */
export function StaffPage({ title, lead, aside, dense = false, children }: StaffPageProps) {
  return (
    <div className={`mx-auto w-full max-w-[80rem] px-4 md:px-6 ${dense ? 'pt-1 pb-1.5' : 'py-5 md:py-6'}`}>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 ${dense ? 'mb-1 gap-y-1.5' : 'mb-5 gap-y-3'}`}
      >
        <div>
          <h1 className={dense ? 'text-h3' : 'text-h2'}>{title}</h1>
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
