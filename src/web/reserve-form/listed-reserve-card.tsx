import type { ComponentProps } from 'react';
import type { ApprovalStatus } from '../../domain/codes.ts';
import { ReserveCard } from '../ui/reserve-card.tsx';
import type { ListedReserve } from './again.ts';
import { BranchLinks, CalendarFileButton } from './reserve-tools.tsx';

type ListedReserveCardProps = { reserve: ListedReserve } & Pick<
  ComponentProps<typeof ReserveCard>,
  'actions' | 'tools' | 'notes'
>;

/** A member's own reserve; on done pages with the calendar file and the way to the branch. */
export function ListedReserveCard({ reserve, ...props }: ListedReserveCardProps) {
  return (
    <ReserveCard
      {...reserve}
      headingLevel={2}
      approval_status={reserve.approval_status as ApprovalStatus}
      child_names={reserve.reserve_details.flatMap(({ child }) => (child ? [child.name] : []))}
      actions={
        <div className="flex w-full flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3!">
          <CalendarFileButton reserve_id={reserve.id} />
          <BranchLinks reserve={reserve} />
        </div>
      }
      {...props}
    />
  );
}
