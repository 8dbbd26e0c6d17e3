import { Outlet, useLocation } from 'react-router';
import { useSiteOpen } from '../data/site-open.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FixedBar } from './fixed-bar.tsx';
import { showsFixedBar } from './fixed-bar-paths.ts';
import { PreparingNotice } from './preparing-notice.tsx';
import { ServiceDownNotice } from './service-down-notice.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Public pages: rendered on the server, the same for all visitors, no guard. */
export default function PublicLayout() {
  const { pathname } = useLocation();
  const open = useSiteOpen();
  return (
    <SiteFrame bar={open && showsFixedBar(pathname) && <FixedBar />}>
      <PreparingNotice />
      <ServiceDownNotice />
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorScreen />
    </SiteFrame>
  );
}
