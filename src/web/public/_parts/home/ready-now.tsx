import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { isMember, onSessionChange } from '../../../session/member-known.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const ReadyHome = lazy(() =>
  import('../../../parts/reserves/ready/ready-home.tsx').then((module) => ({ default: module.ReadyHome })),
);

const room = <Skeleton className="h-full rounded-lg" />;

/**
 * What a member's home page is: the seat of today, and ways on. The shared HTML contains only a placeholder, visible where the device
 * remembers a member (for-member); the card itself is fetched once the server has confirmed the session.
 */
export function ReadyNow() {
  const known = useSyncExternalStore(onSessionChange, isMember, () => false);
  return (
    <div className="for-member mx-auto max-w-page px-4 pt-4 pb-12 lg:px-6 lg:pt-6">
      <h1 className="sr-only">今日のお預かり</h1>
      <div className="ready-room">
        {known ? (
          <Suspense fallback={room}>
            <ReadyHome />
          </Suspense>
        ) : (
          room
        )}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <Link to="/mypage/top" className="text-link inline-flex min-h-11 items-center">
          マイページ
        </Link>
        <Link to="/branches/list" className="text-link inline-flex min-h-11 items-center">
          ほかの園をさがす
        </Link>
      </p>
    </div>
  );
}
