import { infectionFunctions } from '../../../../contract/functions/care/infections.ts';
import type { SelectHeadquartersInfectionsData } from '../../../../contract/operations/generated.ts';
import { RowForm } from '../../../console/edit/row-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';

export type InfectionRow = SelectHeadquartersInfectionsData['infections'][number];

type InfectionFormProps = {
  row: InfectionRow | null;
  /** Of a new one: after the last. */
  nextOrder: number;
  today: string;
  onClose: () => void;
  onSaved: () => void;
};

/** One illness: from which days a child stays at home, the rule in words, and the paper the family brings. */
export function InfectionForm({ row, nextOrder, today, ...ways }: InfectionFormProps) {
  const form = useActionForm(infectionFunctions, 'headquartersSaveInfection', {
    defaults: {
      name: row?.name ?? '',
      onset_label: row?.onset_label ?? '症状が出た日',
      onset_days: String(row?.onset_days ?? ''),
      eased_label: row?.eased_label ?? '',
      eased_days: String(row?.eased_days ?? ''),
      return_words: row?.return_words ?? '',
      paper: String(row?.paper ?? 2),
      adaptation_date: row?.adaptation_date ?? today,
      end_date: row?.end_date ?? '',
      display_order: String(row?.display_order ?? nextOrder),
    },
    payload: (values) => ({ id: row?.id ?? null, version: row?.version ?? null, ...values }),
    toast: '保存しました',
    done: ways.onSaved,
  });
  const title = row === null ? '感染症を追加する' : `${row.name}の目安を変更する`;
  return (
    <RowForm of={form} title={title} table="infections" row={row} {...ways}>
      {row === null && <Field of={form} name="name" />}
      <Field
        of={form}
        name="return_words"
        as="area"
        rows={2}
        hint="ご家庭にこのまま見えます。例: 熱が下がってから3日がたってから"
      />
      <Field of={form} name="paper" />
      <Field of={form} name="onset_label" hint="ご家庭に、この日をうかがいます。" />
      <Field of={form} name="onset_days" unit="日" hint="日数で数えないときは、空のままにします。" />
      <Field of={form} name="eased_label" hint="例: 熱が下がった日。うかがわないときは、空のままにします。" />
      <Field of={form} name="eased_days" unit="日" hint="両方の日数があるときは、遅いほうの日までお休みです。" />
      <Field of={form} name="adaptation_date" />
      <Field of={form} name="end_date" hint="次の日から、新しく選べなくなります。これまでの回答は残ります。" />
      <Field of={form} name="display_order" unit="番目" />
    </RowForm>
  );
}
