import { allergenFunctions } from '../../../../contract/functions/care/allergens.ts';
import type { SelectHeadquartersAllergensData } from '../../../../contract/operations/generated.ts';
import { RowForm } from '../../../console/edit/row-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';

export type AllergenRow = SelectHeadquartersAllergensData['allergens'][number];

type AllergenFormProps = {
  row: AllergenRow | null;
  /** Of a new one: after the last. */
  nextOrder: number;
  today: string;
  onClose: () => void;
  onSaved: () => void;
};

/** One item: from when families can choose it, from when labels must name it, and its last day. */
export function AllergenForm({ row, nextOrder, today, ...ways }: AllergenFormProps) {
  const form = useActionForm(allergenFunctions, 'headquartersSaveAllergen', {
    defaults: {
      name: row?.name ?? '',
      adaptation_date: row?.adaptation_date ?? today,
      mandatory_from: row?.mandatory_from ?? '',
      end_date: row?.end_date ?? '',
      display_order: String(row?.display_order ?? nextOrder),
    },
    payload: (values) => ({ id: row?.id ?? null, version: row?.version ?? null, ...values }),
    toast: '保存しました',
    done: ways.onSaved,
  });
  const title = row === null ? '品目を追加する' : `${row.name}の日付を変更する`;
  return (
    <RowForm of={form} title={title} table="allergens" row={row} {...ways}>
      {row === null && <Field of={form} name="name" />}
      <Field of={form} name="adaptation_date" />
      <Field of={form} name="mandatory_from" hint="推奨の品目は、空のままにします。" />
      <Field
        of={form}
        name="end_date"
        hint="次の日から、新しく選べなくなります。登録済みのお子さまの記録は残ります。"
      />
      <Field of={form} name="display_order" unit="番目" />
    </RowForm>
  );
}
