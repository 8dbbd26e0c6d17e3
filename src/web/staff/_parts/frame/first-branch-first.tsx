import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hasBranch, useStaffIfAny } from '../../../console/staff-context.tsx';
import { StaffPage } from '../../../console/staff-page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Pages about a branch's day; the others are of use in a company without any. */
const branchPages = /^\/staff\/(today|requests|reserves|childcares|calendar|customers|reports|audit)(\/|$)/;

/** In a company without a branch headquarters begin at the checklist. */
export function FirstBranchFirst({ children }: { children: ReactNode }) {
  const staff = useStaffIfAny();
  const { pathname } = useLocation();
  if (staff === null || hasBranch(staff) || !branchPages.test(pathname)) return children;
  return (
    <StaffPage title="園はまだありません">
      <EmptyState
        title="最初の園を登録してください"
        action={<LinkButton to="/staff/headquarters">公開の準備へ</LinkButton>}
      >
        園を登録すると、この画面が使えるようになります。
      </EmptyState>
    </StaffPage>
  );
}
