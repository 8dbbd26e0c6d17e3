import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { firstPageOf, mayOpenPage } from '../../../../domain/auth/staff-rights.ts';
import { useStaffIfAny } from '../../../console/staff-context.tsx';
import { StaffPage } from '../../../console/staff-page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Where the sign-in leads to. */
const beginnings = ['/staff/today', '/staff/headquarters'];

/** Roles with one kind of work begin at its first page; of the others' pages they are told so. The server decides. */
export function RolePages({ children }: { children: ReactNode }) {
  const role = useStaffIfAny()?.account.role;
  const { pathname } = useLocation();
  if (role === undefined || mayOpenPage(role, pathname)) return children;
  const first = firstPageOf(role) ?? '/staff/account';
  if (beginnings.includes(pathname)) return <Navigate to={first} replace />;
  return (
    <StaffPage title="この画面は使えません">
      <EmptyState title="ご自分の役割では使えない画面です" action={<LinkButton to={first}>はじめの画面へ</LinkButton>}>
        必要なときは、本部に役割の変更を依頼してください。
      </EmptyState>
    </StaffPage>
  );
}
