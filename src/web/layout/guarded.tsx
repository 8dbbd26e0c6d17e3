import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type MetaFunction, Outlet, type ShouldRevalidateFunction, useLocation, useRevalidator } from 'react-router';
import { useSiteOpen } from '../data/site-open.ts';
import { guardMiddleware } from '../guard/guard-middleware.ts';
import { session } from '../session/browser-session.ts';
import { useToastsWanted } from '../ui/toasts-wanted.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FixedBar } from './fixed-bar.tsx';
import { showsFixedBar } from './fixed-bar-paths.ts';
import { pageMeta } from './page-meta.ts';
import { PreparingPage } from './preparing-notice.tsx';
import { ServiceDownNotice } from './service-down-notice.tsx';
import { SiteFrame } from './site-frame.tsx';

/** In the layout, so that a word said on one page is still there on the next. */
const Toasts = lazy(() => import('../ui/toast.tsx').then((module) => ({ default: module.Toasts })));

export const meta: MetaFunction = () => pageMeta({ noindex: true });

export const clientMiddleware = [guardMiddleware];

/** Makes the guard run on the first load too; the server renders only the blank loading screen. */
export async function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

/** The guard runs on every navigation, also between siblings. */
export const shouldRevalidate: ShouldRevalidateFunction = () => true;

/** Sign-in and registration: client rendered behind the guard of SPEC §4. */
export default function GuardedLayout() {
  return <GuardedFrame />;
}

/** The same around My Page, with a bar of its own (member/member-layout.tsx). */
export function GuardedFrame({ bar }: { bar?: ReactNode }) {
  const { pathname } = useLocation();
  const open = useSiteOpen();
  const toastsWanted = useToastsWanted();
  useOtherTabs();
  return (
    <SiteFrame bar={showsFixedBar(pathname) && (bar ?? (open && <FixedBar />))}>
      <ServiceDownNotice />
      {open || !pathname.startsWith('/registration') ? <Outlet /> : <PreparingPage />}
      {toastsWanted && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </SiteFrame>
  );
}

/** On sign-in or sign-out in another tab the guard checks again, and pages reload their data. */
function useOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const who = () => {
      const state = session().state();
      return state.kind === 'signed_in' ? state.user.uid : state.kind;
    };
    let before = who();
    return session().subscribe(() => {
      const now = who();
      if (now === before || now === 'failed') return;
      before = now;
      void revalidate();
    });
  }, [revalidate]);
}

export { LoadingScreen as HydrateFallback } from './loading-screen.tsx';

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorScreen />
    </SiteFrame>
  );
}
