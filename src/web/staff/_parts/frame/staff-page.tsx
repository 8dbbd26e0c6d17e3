import type { ReactNode } from 'react';
import type { DataError } from '../../../data/data-error.ts';
import { dataErrorText } from '../../../data/data-error-text.ts';
import type { Answer } from '../../../data/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

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

type LoadedProps<Data> = {
  query: Omit<Answer<Data, DataError>, 'read'>;
  skeleton?: ReactNode;
  /** While a changed question is asked, the last answer stays: a list does not blink with every letter typed. */
  steady?: boolean;
  children: (data: Data) => ReactNode;
};

/** What is known is shown, also when the last question failed; the failure is said above it. */
export function LiveLoaded<Data>({ query, skeleton, steady = false, children }: LoadedProps<Data>) {
  const { failure: error } = query;
  const data = query.data ?? (steady && !error ? query.previous : undefined);
  const failure = error && (
    <Notice
      kind="error"
      live
      action={
        <Button kind="plain" size="small" onClick={() => void query.reload()}>
          もう一度読み込む
        </Button>
      }
    >
      {dataErrorText(error)}
    </Notice>
  );
  if (data === undefined) return failure ?? skeleton ?? <RowSkeletons />;
  return (
    <>
      {failure && <div className="mb-4">{failure}</div>}
      {children(data)}
    </>
  );
}

export function RowSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">読み込んでいます</span>
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, they never move
        <Skeleton key={position} className="h-24 rounded-lg" />
      ))}
    </div>
  );
}
