import { useState } from 'react';
import { withPlaceholder } from '../../../../../domain/code-list.ts';
import { childGender } from '../../../../../domain/codes.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { BirthDateDialog } from '../../customers/birth-date-dialog.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { useEdit } from '../frame/use-edit.ts';
import { CareForm } from './care-form.tsx';
import type { Family, FamilyPartProps } from './family.ts';
import { FamilySection } from './family-section.tsx';

type Child = Family['children'][number];

/** The family's children; a birth date with reserves still to come is put right together with their prices. */
export function FamilyChildren({ family, living, onChanged }: FamilyPartProps) {
  const [edited, setEdited] = useState<Child | 'new' | null>(null);
  const [dated, setDated] = useState<Child | null>(null);
  const today = useServerToday();
  const done = () => {
    setEdited(null);
    onChanged();
  };
  return (
    <FamilySection
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
            <li key={child.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="leading-snug">
                <span className="font-bold">{child.name}</span>{' '}
                <span className="text-note text-ink-soft">{child.name_kana}</span>{' '}
                {child.disable && <Badge tone="no">削除済み</Badge>}
                <span className="figures block text-note text-ink-soft">{formatDate(child.date_of_birth)}生まれ</span>
                {child.customer_remarks && <span className="block text-note">{child.customer_remarks}</span>}
              </span>
              {living && (
                <span className="flex flex-wrap gap-2">
                  <Button kind="quiet" size="small" onClick={() => setEdited(child)}>
                    訂正する<span className="sr-only">({child.name})</span>
                  </Button>
                  {!child.disable && (
                    <Button kind="quiet" size="small" onClick={() => setDated(child)}>
                      生年月日を直す<span className="sr-only">({child.name})</span>
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog
        title={edited === 'new' ? 'お子さまの追加' : 'お子さまの訂正'}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        {edited && (
          <ChildForm customer_id={family.id} child={edited === 'new' ? null : edited} today={today} onDone={done} />
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
    </FamilySection>
  );
}

type ChildFormProps = { customer_id: number; child: Child | null; today: string; onDone: () => void };

function ChildForm({ customer_id, child, today, onDone }: ChildFormProps) {
  const { save, conflict, ...state } = useEdit('headquartersSaveChild', () => {
    showToast('お子さまの情報を保存しました');
    onDone();
  });
  const { errors } = state;
  return (
    <>
      <CareForm
        {...state}
        label="保存する"
        busyLabel="保存しています"
        onSubmit={({ reason = '', name = '', date_of_birth, customer_remarks, name_kana, gender, disable_flag }) =>
          void save({
            customer_id,
            child_id: child?.id ?? null,
            version: child?.version ?? null,
            reason,
            name,
            name_kana,
            gender,
            date_of_birth: date_of_birth ?? child?.date_of_birth ?? '',
            customer_remarks,
            disable_flag: disable_flag === '1' ? 1 : 0,
          })
        }
      >
        <TextField
          label="お名前"
          name="name"
          required
          maxLength={50}
          autoComplete="off"
          defaultValue={child?.name}
          error={errors.name}
        />
        <TextField
          label="お名前(カナ)"
          name="name_kana"
          maxLength={50}
          autoComplete="off"
          defaultValue={child?.name_kana ?? ''}
          error={errors.name_kana}
        />
        <SelectField
          label="性別"
          name="gender"
          options={withPlaceholder(childGender.options, '未回答')}
          defaultValue={String(child?.gender ?? 0)}
          error={errors.gender}
        />
        {child === null && (
          <TextField
            label="生年月日"
            name="date_of_birth"
            required
            type="date"
            max={today}
            autoComplete="off"
            error={errors.date_of_birth}
          />
        )}
        <TextAreaField
          label="アレルギー・健康のこと"
          name="customer_remarks"
          rows={2}
          maxLength={100}
          autoComplete="off"
          defaultValue={child?.customer_remarks}
          error={errors.customer_remarks}
        />
        {child && (
          <SelectField
            label="一覧での状態"
            unmarked
            name="disable_flag"
            options={[
              { key: '0', label: '表示する' },
              { key: '1', label: '削除済みにする' },
            ]}
            defaultValue={child.disable ? '1' : '0'}
            error={errors.disable_flag}
          />
        )}
      </CareForm>
      <ChangedMeanwhile conflict={conflict} table="children" busy={state.busy} onReload={onDone} />
    </>
  );
}
