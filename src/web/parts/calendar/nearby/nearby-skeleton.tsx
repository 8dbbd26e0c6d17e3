import { Skeleton } from '../../../ui/skeleton.tsx';

/** As tall as a list with its map, so that what is below does not come up into view and leave again. */
export function NearbySkeleton() {
  return (
    <div role="status" className="mt-8 grid min-h-[56rem] content-start gap-4">
      <span className="sr-only">お近くの園をさがしています</span>
      <Skeleton className="h-16" />
      {['1', '2', '3', '4'].map((card) => (
        <Skeleton key={card} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
