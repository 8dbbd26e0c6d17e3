import { medicineFunctions } from '../../../../../contract/functions/care/medicines.ts';
import type { SelectStaffMedicinesData } from '../../../../../contract/operations/generated.ts';
import { medicineKind, medicineStorage, medicineTiming } from '../../../../../domain/care/incident-codes.ts';
import { placeholderKey, withPlaceholder } from '../../../../../domain/code-list.ts';
import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Check, Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { momentOfField } from '../incidents/incident-text.ts';

type Child = SelectStaffMedicinesData['reserve_details'][number];

const no = 0 as 0 | 1;
const begun = {
  ...{ child_id: placeholderKey, hospital: '', doctor: '', illness: '', drug_name: '', kind: placeholderKey, dose: '' },
  ...{ timing: placeholderKey, due_time: '', storage: String(medicineStorage.code.room), last_dose_at: '' },
  ...{ how_taken: '', guardian_name: '', prescribed_flag: no, taken_before_flag: no, labelled_flag: no },
  ...{ sheet_seen_flag: no, handed_over_flag: no, instruction_flag: no, as_needed_flag: no },
};
/** What the house asks before it takes a medicine, in the order one asks it at the desk. */
const asked = [
  ['prescribed_flag', '医師が処方した薬です', '市販の薬はお預かりできません。'],
  ['taken_before_flag', '家で飲んだことがある薬です', '初めて飲む薬はお預かりできません。'],
  ['labelled_flag', '1回分で、名前と日付が書いてあります', ''],
  ['sheet_seen_flag', '薬剤情報提供書を見ました', ''],
  ['handed_over_flag', '保護者から手渡しで受け取りました', ''],
] as const;

const optionOf = ({ child_id, child, reserve }: Child) => ({
  key: String(child_id),
  label: `${child?.name ?? ''} ${reserve ? formatTimeRange(reserve.start_datetime, reserve.end_datetime) : ''}`,
});

type MedicineFormProps = { expected: readonly Child[]; onReceived: () => void };

/** One dose received at the desk, with the parent beside it. */
export function MedicineForm({ expected, onReceived }: MedicineFormProps) {
  const childOf = (key: string) => expected.find(({ child_id }) => String(child_id) === key);
  const form = useActionForm(medicineFunctions, 'staffReceiveMedicine', {
    defaults: begun,
    payload: (values) => ({
      ...values,
      reserve_id: childOf(values.child_id)?.reserve_id,
      last_dose_at: momentOfField(values.last_dose_at),
    }),
    done: onReceived,
  });
  return (
    <ActionForm
      of={form}
      className="grid max-w-3xl gap-5"
      narrow
      submit="受け取りを登録する"
      busyLabel="登録しています"
    >
      <Field
        of={form}
        name="child_id"
        options={withPlaceholder(expected.map(optionOf))}
        onChanged={(key) => form.set('guardian_name', childOf(key)?.reserve?.customer?.name ?? '')}
      />
      <ChoiceGroup legend="受け取りの確認" required hint="すべてそろったときだけ、お預かりできます。">
        {asked.map(([name, title, note]) => (
          <Check key={name} of={form} name={name} on={1} off={0} title={title} note={note || undefined} />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="飲ませる条件" hint="様子によって使う薬は、お預かりできません。">
        <Check of={form} name="as_needed_flag" on={1} off={0} title="「熱が出たら」など、様子によって使う薬です" />
      </ChoiceGroup>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field of={form} name="drug_name" />
        <Field of={form} name="kind" options={withPlaceholder(medicineKind.options)} />
        <Field of={form} name="dose" hint="例: 3mL、1包" />
        <Field of={form} name="storage" options={withPlaceholder(medicineStorage.options)} />
        <Field of={form} name="timing" options={withPlaceholder(medicineTiming.options)} />
        <Field of={form} name="due_time" hint="食事の前後は、食事のおよその時刻。" />
        <Field of={form} name="last_dose_at" />
        <Field of={form} name="how_taken" hint="例: スポイトで少しずつ" />
        <Field of={form} name="illness" />
        <Field of={form} name="hospital" />
        <Field of={form} name="doctor" />
        <Field of={form} name="guardian_name" />
      </div>
      {form.values.kind === String(medicineKind.code.suppository) && (
        <Check
          of={form}
          name="instruction_flag"
          on={1}
          off={0}
          title="医師の指示書を確認しました"
          note="坐薬は、指示書がなければお預かりできません。"
        />
      )}
    </ActionForm>
  );
}
