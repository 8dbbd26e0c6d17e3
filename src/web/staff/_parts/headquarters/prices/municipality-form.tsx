import { useState } from 'react';
import type { SelectStaffMunicipalitiesData } from '../../../../../contract/operations/generated.ts';
import { withPlaceholder } from '../../../../../domain/code-list.ts';
import { certificateLayout } from '../../../../../domain/money/paper-codes.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import { useEdit } from '../frame/use-edit.ts';

export type MunicipalityRow = SelectStaffMunicipalitiesData['municipality_layouts'][number];
type MunicipalityFormProps = {
  row: MunicipalityRow | null;
  prefectures: SelectStaffMunicipalitiesData['prefectures'];
  today: string;
  onClose: () => void;
  onSaved: () => void;
};

/** Which paper a municipality wants. */
export function MunicipalityForm({ row, prefectures, today, onClose, onSaved }: MunicipalityFormProps) {
  const [values, setValues] = useState({
    prefecture_id: String(row?.prefecture_id ?? 0),
    municipality: row?.municipality ?? '',
    adaptation_date: row?.adaptation_date ?? today,
    layout: String(row?.layout ?? certificateLayout.code.oneSheet),
    claim_due_day: row?.claim_due_day == null ? '' : String(row.claim_due_day),
    claim_address: row?.claim_address ?? '',
    claim_note: row?.claim_note ?? '',
  });
  const { save, busy, errors, problem, conflict } = useEdit('headquartersSaveMunicipality', () => {
    showToast('保存しました');
    onSaved();
  });
  if (conflict)
    return <ChangedMeanwhile conflict={conflict} table="municipality_layouts" busy={busy} onReload={onSaved} />;
  const typed = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const send = () => {
    const { prefecture_id, layout, claim_due_day, ...texts } = values;
    const due = claim_due_day.trim() === '' ? null : Number(claim_due_day);
    const numbers = { prefecture_id: Number(prefecture_id), layout: Number(layout), claim_due_day: due };
    return save({ id: row?.id ?? null, version: row?.version ?? null, ...texts, ...numbers });
  };
  return (
    <Dialog
      title={row === null ? '自治体を追加する' : '自治体の様式を変更する'}
      isOpen
      onClose={onClose}
      actions={
        <Button busy={busy} busyLabel="保存しています" onClick={() => void send()}>
          保存する
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SelectField
          label="都道府県"
          required
          options={withPlaceholder(prefectures.map(({ id, name }) => ({ key: String(id), label: name })))}
          {...typed('prefecture_id')}
        />
        <TextField label="市区町村" required autoComplete="off" maxLength={30} {...typed('municipality')} />
        <TextField label="始まる日" required type="date" autoComplete="off" {...typed('adaptation_date')} />
        <SelectField label="様式" required options={certificateLayout.options} {...typed('layout')} />
        <TextField
          label="請求の期限の日"
          hint="四半期の翌月の何日までか。空欄は月末です。"
          inputMode="numeric"
          autoComplete="off"
          unit="日"
          {...typed('claim_due_day')}
        />
        <TextField label="請求先" autoComplete="off" maxLength={200} {...typed('claim_address')} />
        <TextAreaField label="請求の注意" autoComplete="off" maxLength={200} {...typed('claim_note')} />
        {problem && Object.keys(errors).length === 0 && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        <p className="text-note text-ink-soft">
          保護者が認定を受けた市区町村で選ばれます。発行済みの証明書は変わりません。
        </p>
        {row && <History table_name="municipality_layouts" record_id={row.id} />}
      </div>
    </Dialog>
  );
}
