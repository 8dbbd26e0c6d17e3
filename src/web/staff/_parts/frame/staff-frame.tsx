import type { ReactNode } from 'react';
import { useStaffIfAny } from '../../../console/staff-context.tsx';
import { StaffHeader } from './staff-header.tsx';
import { StaffNav } from './staff-nav.tsx';

/** Tablet first: header with branch and connection, navigation at the side, on a phone under the thumb. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const staff = useStaffIfAny();
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-ink px-4 py-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        本文へ移動
      </a>
      <StaffHeader />
      <div className="flex flex-1">
        {staff && <StaffNav />}
        <main id="main" tabIndex={-1} className={`min-w-0 flex-1 outline-none ${staff ? 'pb-20 md:pb-0' : ''}`}>
          {children}
        </main>
      </div>
    </div>
  );
}
