import type { ReactNode } from 'react';
import type { DataError } from '../../../data/data-error.ts';
import { dataErrorText } from '../../../data/data-error-text.ts';
import type { Answer } from '../../../data/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type LoadedProps<Data> = { query: Answer<Data, DataError>; skeleton?: ReactNode; children: (data: Data) => ReactNode };

/** What a watched query answered; until then its place is held, and a failure is said here with the way to try again. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.failure === undefined) return skeleton ?? <CardSkeletons />;
  return (
    <Notice
      kind="error"
      live
      action={
        <Button kind="plain" size="small" onClick={() => void query.reload()}>
          もう一度読み込む
        </Button>
      }
    >
      {dataErrorText(query.failure)}
    </Notice>
  );
}

/** A few cards to come. */
export function CardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">読み込んでいます</span>
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, they never move
        <Skeleton key={position} className="h-28 rounded-lg" />
      ))}
    </div>
  );
}
