import { lazy, type ReactNode, Suspense } from 'react';
import { type MetaFunction, Outlet, type ShouldRevalidateFunction, useLoaderData } from 'react-router';
import '../../../design/console.css';
import { staffAccount } from '../../../console/staff-account.ts';
import { StaffProvider } from '../../../console/staff-context.tsx';
import { StayWhileLost } from '../../../console/stay-while-lost.tsx';
import { BranchOfAddress } from '../../../console/synced-branch.tsx';
import { MoreThanPin, PasswordAsker } from '../../../console/tablet/password-asker.tsx';
import { RollStore } from '../../../console/tablet/roll-store.tsx';
import { AskBeforeLeaving } from '../../../form/ask-before-leaving.tsx';
import { guardMiddleware } from '../../../guard/guard-middleware.ts';
import { ErrorScreen } from '../../../layout/error-screen.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import { ServiceDownNotice } from '../../../layout/service-down-notice.tsx';
import { session } from '../../../session/browser-session.ts';
import { FirstBranchFirst } from './first-branch-first.tsx';
import { RolePages } from './role-pages.tsx';
import { StaffClosed } from './staff-closed.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { TabletGuard } from './tablet-guard.tsx';

/** In the layout, so that a word said on one page is still there on the next. */
const Toasts = lazy(() => import('../../../ui/toast.tsx').then((module) => ({ default: module.Toasts })));

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフ', noindex: true });

export const clientMiddleware = [guardMiddleware];

/** Who is signed in as staff; null on the sign-in page, 'closed' for an account that was switched off. */
export async function clientLoader() {
  const state = await session().ready();
  if (state.kind !== 'signed_in' || state.user.role !== 'staff') return null;
  return (await staffAccount(state.user)) ?? 'closed';
}
clientLoader.hydrate = true as const;

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

/** The staff console: its own frame, the same guard. */
export default function StaffLayout() {
  const account = useLoaderData<typeof clientLoader>();
  if (account === 'closed') return <StaffClosed />;
  const page: ReactNode = (
    <StaffFrame>
      <ServiceDownNotice />
      <BranchOfAddress />
      <FirstBranchFirst>
        <MoreThanPin>
          <RolePages>
            <Outlet />
          </RolePages>
        </MoreThanPin>
      </FirstBranchFirst>
      <Suspense>
        <Toasts place="top" />
      </Suspense>
    </StaffFrame>
  );
  if (account === null) return page;
  return (
    <TabletGuard>
      <StaffProvider key={account.id} account={account}>
        {page}
        <PasswordAsker />
        <StayWhileLost />
        <AskBeforeLeaving freeWay="/staff/login" />
        <RollStore />
      </StaffProvider>
    </TabletGuard>
  );
}

export { LoadingScreen as HydrateFallback } from '../../../layout/loading-screen.tsx';

export function ErrorBoundary() {
  return (
    <StaffFrame>
      <ErrorScreen />
    </StaffFrame>
  );
}
