import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { mayOpenPage, worksAtBranches } from '../../domain/auth/staff-rights.ts';
import { accountRole } from '../../domain/codes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { headquartersAreas } from './headquarters-areas.ts';
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

/** A page of headquarters' administration: the areas above it; other staff see who may use it. The server decides. */
export function HeadquartersPage(props: HeadquartersPageProps) {
  const { title, lead, aside, for: who = 'headquarters', reads = false, children } = props;
  const { account, headquarters, may } = useStaff();
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
    <>
      {headquarters && <AreaNav />}
      <StaffPage title={title} lead={lead} aside={locked ? undefined : aside}>
        {locked ? <Locked>{children}</Locked> : children}
      </StaffPage>
    </>
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

function AreaNav() {
  return (
    <nav aria-label="本部管理" className="overflow-x-auto border-b border-line bg-white">
      <ul className="mx-auto flex w-full max-w-[80rem] gap-1 px-3 md:px-5">
        {[{ to: '/staff/headquarters', label: '全体', end: true }, ...headquartersAreas].map((area) => (
          <li key={area.to}>
            <NavLink
              to={area.to}
              end={'end' in area}
              className="flex min-h-11 items-center border-b-3 border-transparent px-2 text-note whitespace-nowrap text-ink-soft no-underline aria-[current=page]:border-action aria-[current=page]:font-bold aria-[current=page]:text-ink"
            >
              {area.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
