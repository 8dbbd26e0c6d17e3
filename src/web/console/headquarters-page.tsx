import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { useStaff } from './staff-context.tsx';
import { StaffPage } from './staff-page.tsx';

type HeadquartersPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  /** `manager`: also for managers, about their own branch. */
  for?: 'headquarters' | 'manager';
  children: ReactNode;
};

/** A page of headquarters' administration: other staff see who may use it. The server decides. */
export function HeadquartersPage({ title, lead, aside, for: who = 'headquarters', children }: HeadquartersPageProps) {
  const { headquarters, manager } = useStaff();
  if (!headquarters && !(who === 'manager' && manager)) {
    return (
      <StaffPage title={title}>
        <EmptyState title={who === 'manager' ? '園長と本部だけが使えます' : '本部だけが使えます'} />
      </StaffPage>
    );
  }
  return (
    <StaffPage title={title} lead={lead} aside={aside}>
      {children}
    </StaffPage>
  );
}
