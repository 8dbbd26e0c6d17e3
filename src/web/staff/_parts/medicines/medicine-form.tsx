import { useEffect, useRef, useState } from 'react';
import { functions } from '../../../../contract/functions/functions.ts';
import type { SelectStaffMedicinesData } from '../../../../contract/operations/generated.ts';
import { medicineKind, medicineStorage, medicineTiming } from '../../../../domain/care/incident-codes.ts';
import { formatTimeRange } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { useContentKey } from '../../../form/content-key.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { momentOfField } from '../incidents/incident-text.ts';

type Child = SelectStaffMedicinesData['reserve_details'][number];
type Values = Readonly<Record<string, string>>;
type Flags = Readonly<Record<string, boolean>>;

const begun: Values = {
  ...{ child: '', hospital: '', doctor: '', illness: '', drug_name: '', kind: '', dose: '', timing: '' },
  ...{ due_time: '', storage: '1', last_dose_at: '', how_taken: '', guardian_name: '' },
};
/** What the house asks before it takes a medicine, in the order one asks it at the desk. */
const asked = [
  ['prescribed_flag', '医師が処方した薬です', '市販の薬はお預かりできません。'],
  ['taken_before_flag', '家で飲んだことがある薬です', '初めて飲む薬はお預かりできません。'],
  ['labelled_flag', '1回分で、名前と日付が書いてあります', ''],
  ['sheet_seen_flag', '薬剤情報提供書を見ました', ''],
  ['handed_over_flag', '保護者から手渡しで受け取りました', ''],
] as const;

const choices = (list: { keys: readonly number[]; label(key: number): string }) => [
  { key: '', label: '選択してください' },
  ...list.keys.map((key) => ({ key: String(key), label: list.label(key) })),
];

type MedicineFormProps = { expected: readonly Child[]; onReceived: () => void };

/** One dose received at the desk, with the parent beside it. */
export function MedicineForm({ expected, onReceived }: MedicineFormProps) {
  const [values, setValues] = useState(begun);
  const [flags, setFlags] = useState<Flags>({});
  const [errors, setErrors] = useState<Values>({});
  const form = useRef<HTMLFormElement>(null);
  const keyOf = useContentKey();
  const { send, busy, text } = useAction('staffReceiveMedicine');
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const child = expected.find(({ child_id }) => String(child_id) === values.child);
  const field = (name: string) => ({
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const typed = (name: string) => ({ ...field(name), autoComplete: 'off' });
  const on = (name: string): 0 | 1 => (flags[name] ? 1 : 0);
  const set = (name: string, value: boolean) => setFlags({ ...flags, [name]: value });

  function choose(child_id: string) {
    const parent = expected.find((each) => String(each.child_id) === child_id)?.reserve?.customer?.name ?? '';
    setValues({ ...values, child: child_id, guardian_name: parent });
  }
  async function receive() {
    const { child: chosen = '', ...told } = values;
    const wish = {
      ...told,
      child_id: chosen,
      reserve_id: child?.reserve_id ?? 0,
      last_dose_at: momentOfField(values.last_dose_at ?? ''),
      ...Object.fromEntries(asked.map(([name]) => [name, on(name)])),
      instruction_flag: on('instruction_flag'),
      as_needed_flag: on('as_needed_flag'),
    };
    const judged = functions.staffReceiveMedicine.input.safeParse({ ...wish, idempotency_key: keyOf(wish) });
    const found: Record<string, string> = {};
    for (const { path, message } of judged.success ? [] : judged.error.issues) found[path.join('.')] ??= message;
    setErrors(found);
    if (!judged.success) return;
    const result = await send(judged.data);
    if (result?.kind === 'ok') onReceived();
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-3xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void receive();
      }}
    >
      <SelectField
        label="お子さま"
        required
        value={values.child ?? ''}
        error={errors.child_id}
        options={[
          { key: '', label: '選択してください' },
          ...expected.map((each) => ({
            key: String(each.child_id),
            label: `${each.child?.name ?? ''} ${each.reserve ? formatTimeRange(each.reserve.start_datetime, each.reserve.end_datetime) : ''}`,
          })),
        ]}
        onChange={(event) => choose(event.target.value)}
      />
      <ChoiceGroup legend="受け取りの確認" required hint="すべてそろったときだけ、お預かりできます。">
        {asked.map(([name, title, note]) => (
          <ChoiceCard
            key={name}
            type="checkbox"
            title={title}
            note={note || undefined}
            checked={flags[name] ?? false}
            onChange={(event) => set(name, event.target.checked)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="飲ませる条件" hint="様子によって使う薬は、お預かりできません。">
        <ChoiceCard
          type="checkbox"
          title="「熱が出たら」など、様子によって使う薬です"
          checked={flags.as_needed_flag ?? false}
          onChange={(event) => set('as_needed_flag', event.target.checked)}
        />
      </ChoiceGroup>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="薬の名前" required maxLength={100} {...typed('drug_name')} />
        <SelectField label="薬の種類" required options={choices(medicineKind)} {...field('kind')} />
        <TextField label="1回の量" required maxLength={50} hint="例: 3mL、1包" {...typed('dose')} />
        <SelectField label="保管" required options={choices(medicineStorage)} {...field('storage')} />
        <SelectField label="飲ませるとき" required options={choices(medicineTiming)} {...field('timing')} />
        <TextField
          label="与薬の時刻"
          required
          type="time"
          hint="食事の前後は、食事のおよその時刻。"
          {...field('due_time')}
        />
        <TextField label="家で最後に飲んだ日時" type="datetime-local" {...field('last_dose_at')} />
        <TextField label="飲ませ方" maxLength={200} hint="例: スポイトで少しずつ" {...typed('how_taken')} />
        <TextField label="病名・症状" required maxLength={100} {...typed('illness')} />
        <TextField label="病院" required maxLength={50} {...typed('hospital')} />
        <TextField label="医師" maxLength={50} {...typed('doctor')} />
        <TextField label="依頼した保護者" required maxLength={50} {...typed('guardian_name')} />
      </div>
      {values.kind === String(medicineKind.code.suppository) && (
        <ChoiceCard
          type="checkbox"
          title="医師の指示書を確認しました"
          note="坐薬は、指示書がなければお預かりできません。"
          checked={flags.instruction_flag ?? false}
          onChange={(event) => set('instruction_flag', event.target.checked)}
        />
      )}
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" busy={busy} busyLabel="登録しています" className="justify-self-start">
        受け取りを登録する
      </Button>
    </form>
  );
}
