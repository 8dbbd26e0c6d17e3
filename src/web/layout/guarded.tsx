import { lazy, Suspense, useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
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

/**
 * Makes the guard run on the first load too; the server renders only the blank loading screen. My Page's bar comes with its pages
 * and not with signing in, and is there before the page is.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const isMypage = new URL(request.url).pathname.startsWith('/mypage/');
  return isMypage ? (await import('./member/member-bar.tsx')).MemberBar : null;
}
clientLoader.hydrate = true as const;

/** The guard runs on every navigation, also between siblings. */
export const shouldRevalidate: ShouldRevalidateFunction = () => true;

/** Sign-in, registration and My Page: client rendered behind the guard of SPEC §4. */
export default function GuardedLayout() {
  const { pathname } = useLocation();
  const MemberBar = useLoaderData<typeof clientLoader>();
  const open = useSiteOpen();
  const toastsWanted = useToastsWanted();
  useOtherTabs();
  const anyBar = MemberBar ? <MemberBar open={open} /> : open && <FixedBar />;
  const bar = (showsFixedBar(pathname) && anyBar) || undefined;
  return (
    <SiteFrame steady bar={bar}>
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
