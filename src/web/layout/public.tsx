import { Outlet, useLocation } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { showsFixedBar } from './fixed-bar-paths.ts';
import { PausedNotice } from './paused-notice.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Public pages: rendered on the server, the same for everybody, no guard. */
export default function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <SiteFrame fixedBar={showsFixedBar(pathname)}>
      <PausedNotice />
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame fixedBar={false}>
      <ErrorScreen />
    </SiteFrame>
  );
}
