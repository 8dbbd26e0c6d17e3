import { type MetaFunction, Outlet, type ShouldRevalidateFunction } from 'react-router';
import { guardMiddleware } from '../session/guard-middleware.ts';
import { ErrorScreen } from './error-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { pageMeta } from './page-meta.ts';
import { StaffFrame } from './staff-frame.tsx';

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
