import { lazy, Suspense } from 'react';
import { type MetaFunction, Outlet, type ShouldRevalidateFunction } from 'react-router';
import { guardMiddleware } from '../session/guard-middleware.ts';
import { ErrorScreen } from './error-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { pageMeta } from './page-meta.ts';
import { StaffFrame } from './staff-frame.tsx';

/** In the layout, so that a word said on one page is still there on the next. */
const Toasts = lazy(() => import('../ui/toast.tsx').then((module) => ({ default: module.Toasts })));

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフ', noindex: true });

export const clientMiddleware = [guardMiddleware];

export async function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

/** The staff console: its own frame, the same guard. */
export default function StaffLayout() {
  return (
    <StaffFrame>
      <Outlet />
      <Suspense>
        <Toasts />
      </Suspense>
    </StaffFrame>
  );
}

export function HydrateFallback() {
  return (
    <StaffFrame>
      <LoadingScreen />
    </StaffFrame>
  );
}

export function ErrorBoundary() {
  return (
    <StaffFrame>
      <ErrorScreen />
    </StaffFrame>
  );
}
