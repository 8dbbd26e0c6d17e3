import { lazy, Suspense } from 'react';
import { useSiteOpen } from '../../data/site-open.ts';
import { GuardedFrame } from '../guarded.tsx';

export { clientLoader, clientMiddleware, ErrorBoundary, HydrateFallback, meta, shouldRevalidate } from '../guarded.tsx';

/** In the file of the pages that show it: forms and confirm pages do not load it. */
const MemberBar = lazy(() => import('./member-bar.tsx').then((module) => ({ default: module.MemberBar })));

/** My Page: behind the same guard, with a bar of its own, which signing in need not load. */
export default function MemberLayout() {
  const open = useSiteOpen();
  const bar = (
    <Suspense>
      <MemberBar open={open} />
    </Suspense>
  );
  return <GuardedFrame bar={bar} />;
}
