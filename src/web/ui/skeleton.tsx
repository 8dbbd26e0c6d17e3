/** Holds the place of what is coming, in its size, so that nothing jumps. Appears only if the wait is felt. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span className={`breathing after-a-moment block rounded-sm bg-sand ${className}`} aria-hidden="true" />;
}

/** A few lines of text to come; says so once. */
export function SkeletonLines({ lines = 3, label = '読み込んでいます' }: { lines?: number; label?: string }) {
  const widths = ['w-11/12', 'w-full', 'w-4/5', 'w-2/3'];
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => widths[line % widths.length] ?? 'w-full').map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
