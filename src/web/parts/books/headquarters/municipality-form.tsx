import { certificateFunctions } from '../../../../contract/functions/books/certificates.ts';
import type { SelectStaffMunicipalitiesData } from '../../../../contract/operations/generated.ts';
import { certificateLayout } from '../../../../domain/billing/papers/paper-codes.ts';
import { withPlaceholder } from '../../../../domain/code-list.ts';
import { RowForm } from '../../../console/edit/row-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';

export type MunicipalityRow = SelectStaffMunicipalitiesData['municipality_layouts'][number];
type MunicipalityFormProps = {
  row: MunicipalityRow | null;
  prefectures: SelectStaffMunicipalitiesData['prefectures'];
  today: string;
  onClose: () => void;
  onSaved: () => void;
};

/** Which paper a municipality wants. */
export function MunicipalityForm({ row, prefectures, today, ...ways }: MunicipalityFormProps) {
  const form = useActionForm(certificateFunctions, 'headquartersSaveMunicipality', {
    defaults: {
      prefecture_id: String(row?.prefecture_id ?? 0),
      municipality: row?.municipality ?? '',
      adaptation_date: row?.adaptation_date ?? today,
      layout: String(row?.layout ?? certificateLayout.code.oneSheet),
      claim_due_day: String(row?.claim_due_day ?? ''),
      claim_address: row?.claim_address ?? '',
      claim_note: row?.claim_note ?? '',
    },
    payload: (values) => ({ id: row?.id ?? null, version: row?.version ?? null, ...values }),
    toast: '保存しました',
    done: ways.onSaved,
  });
  return (
    <RowForm
      of={form}
      title={row === null ? '自治体を追加する' : '自治体の様式を変更する'}
      table="municipality_layouts"
      row={row}
      note="保護者が認定を受けた市区町村で選ばれます。発行済みの証明書は変わりません。"
      {...ways}
    >
      <Field
        of={form}
        name="prefecture_id"
        options={withPlaceholder(prefectures.map(({ id, name }) => ({ key: String(id), label: name })))}
      />
      <Field of={form} name="municipality" />
      <Field of={form} name="adaptation_date" />
      <Field of={form} name="layout" options={certificateLayout.options} />
      <Field of={form} name="claim_due_day" unit="日" hint="四半期の翌月の何日までか。空欄は月末です。" />
      <Field of={form} name="claim_address" />
      <Field of={form} name="claim_note" as="area" />
    </RowForm>
  );
}
