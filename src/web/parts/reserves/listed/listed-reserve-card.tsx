import type { ComponentProps } from 'react';
import type { ApprovalStatus } from '../../../../domain/codes.ts';
import { ReserveCard } from '../../../ui/reserve-card.tsx';
import type { ListedReserve } from '../start/again.ts';
import { BranchLinks, CalendarFileButton } from './reserve-tools.tsx';

type ListedReserveCardProps = { reserve: ListedReserve } & Pick<
  ComponentProps<typeof ReserveCard>,
  'actions' | 'tools' | 'notes' | 'more'
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
        <div className="grid w-full grid-cols-2 gap-2 *:first:col-span-2 sm:flex sm:flex-wrap [&>p]:col-span-2">
          <CalendarFileButton reserve_id={reserve.id} />
          <BranchLinks reserve={reserve} />
        </div>
      }
      {...props}
    />
  );
}
