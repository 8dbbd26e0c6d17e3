import { useState } from 'react';
import type { SelectHeadquartersAllergensData } from '../../../../../contract/operations/generated.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import { useEdit } from '../frame/use-edit.ts';

export type AllergenRow = SelectHeadquartersAllergensData['allergens'][number];

type AllergenFormProps = {
  allergen: AllergenRow | null;
  /** Of a new one: after the last. */
  nextOrder: number;
  today: string;
  onClose: () => void;
  onSaved: () => void;
};

/** One item: from when families can choose it, from when labels must name it, and its last day. */
export function AllergenForm({ allergen, nextOrder, today, onClose, onSaved }: AllergenFormProps) {
  const [values, setValues] = useState({
    name: allergen?.name ?? '',
    adaptation_date: allergen?.adaptation_date ?? today,
    mandatory_from: allergen?.mandatory_from ?? '',
    end_date: allergen?.end_date ?? '',
    display_order: String(allergen?.display_order ?? nextOrder),
  });
  const { save, busy, errors, problem, conflict } = useEdit('headquartersSaveAllergen', () => {
    showToast('保存しました');
    onSaved();
  });
  if (conflict) return <ChangedMeanwhile conflict={conflict} table="allergens" busy={busy} onReload={onSaved} />;
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  });
  const send = () => save({ id: allergen?.id ?? null, version: allergen?.version ?? null, ...values });
  return (
    <Dialog
      title={allergen === null ? '品目を追加する' : `${allergen.name}の日付を変更する`}
      isOpen
      onClose={onClose}
      actions={
        <Button busy={busy} busyLabel="保存しています" onClick={() => void send()}>
          保存する
        </Button>
      }
    >
      <div className="grid gap-4">
        {allergen === null && <TextField {...field('name')} label="品目" required maxLength={20} />}
        <TextField {...field('adaptation_date')} label="始まる日" required type="date" />
        <TextField
          {...field('mandatory_from')}
          label="表示が義務になる日"
          type="date"
          hint="推奨の品目は、空のままにします。"
        />
        <TextField
          {...field('end_date')}
          label="最後の日"
          type="date"
          hint="次の日から、新しく選べなくなります。登録済みのお子さまの記録は残ります。"
        />
        <TextField {...field('display_order')} label="表示の順番" required inputMode="numeric" unit="番目" />
        {problem && Object.keys(errors).length === 0 && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        {allergen && <History table_name="allergens" record_id={allergen.id} />}
      </div>
    </Dialog>
  );
}
