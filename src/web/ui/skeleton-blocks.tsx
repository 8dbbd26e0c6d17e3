import { Skeleton } from './skeleton.tsx';

/** A few cards or rows to come. */
export function SkeletonBlocks({ count, className }: { count: number; className: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">読み込んでいます</span>
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, they never move
        <Skeleton key={position} className={`rounded-lg ${className}`} />
      ))}
    </div>
  );
}
