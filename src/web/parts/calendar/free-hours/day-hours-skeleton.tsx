import { Skeleton } from '../../../ui/skeleton.tsx';

/** As tall as a day's hours. */
export function DayHoursSkeleton() {
  return (
    <div role="status" className="mt-3 min-h-[46rem]">
      <span className="sr-only">時間を読み込んでいます</span>
      <Skeleton className="h-[46rem]" />
    </div>
  );
}
