import type { MetaFunction } from 'react-router';
import { useStaff } from '../console/staff-context.tsx';
import { StaffPage } from '../console/staff-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { FiguresDesk } from '../parts/books/staff/figures-desk.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '集計', noindex: true });

/** The manager's own branch. */
export default function BranchFigures() {
  const { branch, manager } = useStaff();
  return (
    <StaffPage title="集計" lead={branch.name}>
      {manager ? (
        <FiguresDesk key={branch.id} branch_id={branch.id} where={branch.name} />
      ) : (
        <EmptyState title="集計は、園長が見られます" />
      )}
    </StaffPage>
  );
}
