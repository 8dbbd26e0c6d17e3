import { familyFunctions } from '../../../../../contract/functions/membership/families.ts';
import { withPlaceholder } from '../../../../../domain/code-list.ts';
import { childGender } from '../../../../../domain/codes.ts';
import { ChangedMeanwhile } from '../../../../console/edit/changed-meanwhile.tsx';
import { reasonHint } from '../../../../console/edit/reason-hint.ts';
import type { Family } from '../../../../console/headquarters-family.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';

export type FamilyChild = Family['children'][number];
type ChildFormProps = { customer_id: number; child: FamilyChild | null; today: string; onDone: () => void };

const shownOptions = [
  { key: '0', label: '表示する' },
  { key: '1', label: '削除済みにする' },
];

/** The birth date of an existing child has a separate dialog: prices depend on it. */
export function ChildEditForm({ customer_id, child, today, onDone }: ChildFormProps) {
  const form = useActionForm(familyFunctions, 'headquartersSaveChild', {
    defaults: {
      name: child?.name ?? '',
      name_kana: child?.name_kana ?? '',
      gender: String(child?.gender ?? 0),
      date_of_birth: child?.date_of_birth ?? '',
      customer_remarks: child?.customer_remarks ?? '',
      disable_flag: (child?.disable ? '1' : '0') as '0' | '1',
      reason: '',
    },
    payload: (values) => ({ customer_id, child_id: child?.id ?? null, version: child?.version ?? null, ...values }),
    toast: 'お子さまの情報を保存しました',
    done: onDone,
  });
  return (
    <>
      <ActionForm of={form} submit="保存する" busyLabel="保存しています">
        <Field of={form} name="name" label="お名前" />
        <Field of={form} name="name_kana" label="お名前(カナ)" />
        <Field of={form} name="gender" label="性別" options={withPlaceholder(childGender.options, '未回答')} />
        {child === null && <Field of={form} name="date_of_birth" max={today} />}
        <Field of={form} name="customer_remarks" label="アレルギー・健康のこと" as="area" rows={2} />
        {child && <Field of={form} name="disable_flag" label="一覧での状態" unmarked options={shownOptions} />}
        <Field of={form} name="reason" hint={reasonHint} />
      </ActionForm>
      <ChangedMeanwhile conflict={form.conflict} table="children" busy={form.busy} onReload={onDone} />
    </>
  );
}
