import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { mayOpenPage, worksAtBranches } from '../../domain/auth/staff-rights.ts';
import { accountRole } from '../../domain/codes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { useStaff } from './staff-context.tsx';
import { StaffPage } from './staff-page.tsx';

type HeadquartersPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  /** `manager`: also for managers, about their own branch. */
  for?: 'headquarters' | 'manager';
  /** What can be pressed here changes nothing: filters, files. */
  reads?: boolean;
  children: ReactNode;
};

/** A page of headquarters' administration; other staff see who may use it. The server decides. */
export function HeadquartersPage(props: HeadquartersPageProps) {
  const { title, lead, aside, for: who = 'headquarters', reads = false, children } = props;
  const { account, may } = useStaff();
  const { pathname } = useLocation();
  if (worksAtBranches(account.role) ? !may(who) : !mayOpenPage(account.role, pathname)) {
    return (
      <StaffPage title={title}>
        <EmptyState title={who === 'manager' ? '園長と本部だけが使えます' : '本部だけが使えます'} />
      </StaffPage>
    );
  }
  const locked = account.role === accountRole.code.readOnly && !reads;
  return (
    <StaffPage title={title} lead={lead} aside={locked ? undefined : aside}>
      {locked ? <Locked>{children}</Locked> : children}
    </StaffPage>
  );
}

/** The page as it is, with nothing to press but what leads on. */
function Locked({ children }: { children: ReactNode }) {
  return (
    <>
      <Notice kind="info">閲覧のみの役割です。変更はできません。</Notice>
      <fieldset disabled className="mt-4">
        <legend className="sr-only">変更できない内容</legend>
        {children}
      </fieldset>
    </>
  );
}
