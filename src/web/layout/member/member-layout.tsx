import { useSiteOpen } from '../../data/site-open.ts';
import GuardedLayout from '../guarded.tsx';
import { MemberBar } from './member-bar.tsx';

export { clientLoader, clientMiddleware, ErrorBoundary, HydrateFallback, meta, shouldRevalidate } from '../guarded.tsx';

/** My Page: behind the same guard, with a bar of its own, which signing in need not load. */
export default function MemberLayout() {
  return <GuardedLayout bar={<MemberBar open={useSiteOpen()} />} />;
}
