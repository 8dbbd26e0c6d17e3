import { useState } from 'react';
import type { SelectStaffCustomerData } from '../../../../../contract/operations/generated.ts';
import { childGender } from '../../../../../domain/codes.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { BirthDateDialog } from '../../../membership/staff/birth-date-dialog.tsx';
import type { ReadCard } from './card-changes.tsx';
import { ChildHealthPart } from './child-health.tsx';
import { ChildRecords } from './child-records.tsx';
import { RemarksForm, RemarksHistory } from './child-remarks.tsx';
import { ParentRemarks } from './parent-remarks.tsx';

type Customer = SelectStaffCustomerData['customers'][number];
type ChildCardProps = {
  child: Customer['children'][number];
  parent: Customer;
  card: ReadCard | undefined;
  today: string;
  onChanged: () => void;
};

/** A child with the parent's remarks and the staff's own, which the parent never sees. */
export function ChildCard({ child, parent, card, today, onChanged }: ChildCardProps) {
  const { manager } = useStaff();
  const [dating, setDating] = useState(false);
  return (
    <article className="rounded-lg border border-line bg-white p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="leading-snug">
          <span className="text-lead">{child.name}</span>
          <span className="figures ml-2 text-note font-normal text-ink-soft">
            {formatAge(child.date_of_birth, today)} ·{' '}
            {child.gender === null ? '性別 未回答' : childGender.label(child.gender)} ·{' '}
            {formatDate(child.date_of_birth)}
          </span>
        </h3>
        {manager && !child.disable && (
          <Button kind="quiet" size="small" className="-my-2 shrink-0 px-2!" onClick={() => setDating(true)}>
            生年月日を直す<span className="sr-only">({child.name})</span>
          </Button>
        )}
        {child.disable && <Badge tone="no">削除済み</Badge>}
      </div>
      <ChildHealthPart child={child} parent={parent} card={card} today={today} onChanged={onChanged} />
      <div className="mt-3 text-note">
        <span className="block text-ink-soft">保護者から(園に伝えたいこと)</span>
        {child.customer_remarks ? <ParentRemarks child={child} /> : '記入なし'}
      </div>
      <StaffRemarks child={child} onChanged={onChanged} />
      <ChildRecords child={child} />
      <BirthDateDialog
        child={child}
        today={today}
        isOpen={dating}
        onClose={(changed) => {
          setDating(false);
          if (changed) onChanged();
        }}
      />
    </article>
  );
}

/** The staff's own words, which the parent never sees. */
function StaffRemarks({ child, onChanged }: Pick<ChildCardProps, 'child' | 'onChanged'>) {
  const [editing, setEditing] = useState(false);
  const write = child.staff_remarks ? '書き直す' : '書く';
  if (editing) {
    return (
      <RemarksForm
        child={child}
        onDone={(changed) => {
          setEditing(false);
          if (changed) onChanged();
        }}
      />
    );
  }
  return (
    <div className="mt-2 text-note">
      <span className="block text-ink-soft">園のメモ(保護者には見えません)</span>
      <span className="wrap-anywhere whitespace-pre-line">{child.staff_remarks || '記入なし'}</span>
      <Button
        kind="quiet"
        size="small"
        className="-my-2 ml-1 px-2!"
        onClick={() => setEditing(true)}
        aria-label={`${child.name}の園のメモを${write}`}
      >
        {write}
      </Button>
      <RemarksHistory child={child} />
    </div>
  );
}
