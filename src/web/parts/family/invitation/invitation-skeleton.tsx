import { Skeleton } from '../../../ui/skeleton.tsx';

export function InvitationSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">読み込んでいます</span>
      <Skeleton className="h-[40rem] rounded-lg" />
    </div>
  );
}
