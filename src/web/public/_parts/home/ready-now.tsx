import { lazy, Suspense, useSyncExternalStore } from 'react';
import { session } from '../../../session/browser-session.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const ReadyHome = lazy(() =>
  import('../../../parts/reserves/ready/ready-home.tsx').then((module) => ({ default: module.ReadyHome })),
);

const room = <Skeleton className="h-full rounded-lg" />;

/**
 * A member's seat of today, above everything else. The shared HTML contains only a placeholder, visible where the device
 * remembers a member (for-member); the card itself is fetched once the server has confirmed the session.
 */
export function ReadyNow() {
  const known = useSyncExternalStore(subscribe, isMember, nobody);
  return (
    <div className="for-member mx-auto max-w-page px-4 pt-4 lg:px-6 lg:pt-6">
      <div className="ready-room">
        {known ? (
          <Suspense fallback={room}>
            <ReadyHome />
          </Suspense>
        ) : (
          room
        )}
      </div>
    </div>
  );
}

const subscribe = (listener: () => void): (() => void) => session().subscribe(listener);
const nobody = () => false;
function isMember(): boolean {
  const state = session().state();
  // A server that cannot be asked now: the card says so itself, and where else to look.
  if (state.kind === 'failed') return true;
  return state.kind === 'signed_in' && state.user.role === 'user';
}
