import type { ReactNode } from 'react';
import { type Staff, useStaffIfAny } from '../../../console/staff-context.tsx';
import { PageTabs } from './page-tabs.tsx';
import { StaffHeader } from './staff-header.tsx';
import { StaffNav } from './staff-nav.tsx';
import { useNavigation } from './use-navigation.ts';

/** Tablet first: header with branch and connection, navigation at the side, on a phone under the thumb. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const staff = useStaffIfAny();
  return (
    <div id="top" className="console flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-ink px-4 py-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        本文へ移動
      </a>
      <StaffHeader />
      {staff ? (
        <WithNavigation staff={staff}>{children}</WithNavigation>
      ) : (
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      )}
    </div>
  );
}

function WithNavigation({ staff, children }: { staff: Staff; children: ReactNode }) {
  const navigation = useNavigation(staff);
  return (
    <div className="flex flex-1">
      <StaffNav navigation={navigation} />
      <div className="min-w-0 flex-1 pb-20 md:pb-0">
        <PageTabs navigation={navigation} />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}
