import { useState } from 'react';
import { formatDate } from '../../../../../domain/time-format.ts';
import type { FamilyPartProps } from '../../../../console/headquarters-family.ts';
import { PageSection } from '../../../../console/page-section.tsx';
import { useServerToday } from '../../../../data/server-clock.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { BirthDateDialog } from '../../staff/birth-date-dialog.tsx';
import { ChildEditForm, type FamilyChild } from './child-form.tsx';

/** The family's children; a birth date with reserves still to come is put right together with their prices. */
export function FamilyChildren({ family, living, onChanged }: FamilyPartProps) {
  const [edited, setEdited] = useState<FamilyChild | 'new' | null>(null);
  const [dated, setDated] = useState<FamilyChild | null>(null);
  const today = useServerToday();
  const done = () => {
    setEdited(null);
    onChanged();
  };
  return (
    <PageSection
      title="お子さま"
      aside={
        living && (
          <Button kind="plain" size="small" onClick={() => setEdited('new')}>
            お子さまを追加する
          </Button>
        )
      }
    >
      {family.children.length === 0 ? (
        <p className="text-note text-ink-soft">お子さまの登録はありません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {family.children.map((child) => (
            <ChildRow key={child.id} child={child} living={living} onEdit={setEdited} onDate={setDated} />
          ))}
        </ul>
      )}
      <Dialog
        title={edited === 'new' ? 'お子さまの追加' : 'お子さまの訂正'}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        {edited && (
          <ChildEditForm customer_id={family.id} child={edited === 'new' ? null : edited} today={today} onDone={done} />
        )}
      </Dialog>
      {dated && (
        <BirthDateDialog
          child={dated}
          today={today}
          isOpen
          onClose={(changed) => {
            setDated(null);
            if (changed) onChanged();
          }}
        />
      )}
    </PageSection>
  );
}

/** What an erasure leaves where the table wants a date (customer-erasure.ts). */
const erasedDate = '1900-01-01';

type ChildRowProps = {
  child: FamilyChild;
  living: boolean;
  onEdit: (child: FamilyChild) => void;
  onDate: (child: FamilyChild) => void;
};

function ChildRow({ child, living, onEdit, onDate }: ChildRowProps) {
  const named = <span className="sr-only">({child.name})</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="leading-snug">
        <span className="font-bold">{child.name}</span>{' '}
        <span className="text-note text-ink-soft">{child.name_kana}</span>{' '}
        {child.disable && <Badge tone="no">削除済み</Badge>}
        <span className="figures block text-note text-ink-soft">
          {child.date_of_birth === erasedDate ? '生年月日は消去済み' : `${formatDate(child.date_of_birth)}生まれ`}
        </span>
        {child.customer_remarks && <span className="block text-note">{child.customer_remarks}</span>}
      </span>
      {living && (
        <span className="flex flex-wrap gap-2">
          <Button kind="quiet" size="small" onClick={() => onEdit(child)}>
            訂正する{named}
          </Button>
          {!child.disable && (
            <Button kind="quiet" size="small" onClick={() => onDate(child)}>
              生年月日を直す{named}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
