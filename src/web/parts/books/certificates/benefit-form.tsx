import { useState } from 'react';
import { saveChildBenefitFields as fields } from '../../../../contract/functions/light-fields.generated.ts';
import type { SelectMypageChildBenefitData } from '../../../../contract/operations/generated.ts';
import { benefitKind } from '../../../../domain/billing/papers/paper-codes.ts';
import { municipalityOf } from '../../../../domain/books/certificates/benefit.ts';
import { withPlaceholder } from '../../../../domain/code-list.ts';
import { useAction } from '../../../data/use-action.ts';
import { fieldErrorsOf } from '../../../form/refused-fields.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';

type Data = SelectMypageChildBenefitData;
type Benefit = Data['children'][number]['child_benefits'][number];
type BenefitFormProps = {
  child_id: number;
  benefit: Benefit | null;
  prefectures: Data['prefectures'];
  /** Where the family lives: the first guess. */
  home: Data['customers'][number] | undefined;
  onSaved: () => void;
  onCancel?: () => void;
};

const kinds = [
  { kind: benefitKind.code.preschool, note: '3歳児クラスから5歳児クラスのお子さま' },
  { kind: benefitKind.code.infant, note: '0歳児クラスから2歳児クラスで、住民税非課税のご家庭' },
];

export function BenefitForm({ child_id, benefit, prefectures, home, onSaved, onCancel }: BenefitFormProps) {
  const [values, setValues] = useState({
    kind: benefit?.kind ?? 0,
    certificate_number: benefit?.certificate_number ?? '',
    prefecture_id: String(benefit?.prefecture_id ?? home?.prefecture_id ?? 0),
    municipality: benefit?.municipality ?? municipalityOf(home?.address1 ?? ''),
    start_date: benefit?.start_date ?? '',
    end_date: benefit?.end_date ?? '',
  });
  const { send, busy, failure } = useAction('saveChildBenefit');
  const errors = fieldErrorsOf(failure);
  const typed = (name: 'certificate_number' | 'municipality' | 'start_date' | 'end_date' | 'prefecture_id') => ({
    ...fields[name],
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  async function save() {
    const known = { id: benefit?.id ?? null, version: benefit?.version ?? null, child_id };
    const input = { ...known, ...values, prefecture_id: Number(values.prefecture_id) };
    const outcome = await send(input);
    if (outcome?.kind === 'ok') onSaved();
  }
  return (
    <form
      method="post"
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      noValidate
      aria-label={benefit === null ? '認定の登録' : '認定の変更'}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ChoiceGroup legend={fields.kind.label} error={errors.kind}>
        {kinds.map(({ kind, note }) => (
          <ChoiceCard
            key={kind}
            type="radio"
            name="kind"
            title={`${benefitKind.label(kind)}認定`}
            note={note}
            checked={values.kind === kind}
            onChange={() => setValues({ ...values, kind })}
          />
        ))}
      </ChoiceGroup>
      <TextField autoComplete="off" {...typed('certificate_number')} />
      <SelectField
        options={withPlaceholder(prefectures.map(({ id, name }) => ({ key: String(id), label: name })))}
        {...typed('prefecture_id')}
        label="認定した都道府県"
      />
      <TextField
        hint="証明書の様式は、市区町村に合わせます。例: 港区、京都市"
        autoComplete="off"
        {...typed('municipality')}
        label="認定した市区町村"
      />
      <TextField type="date" autoComplete="off" {...typed('start_date')} />
      <TextField type="date" autoComplete="off" {...typed('end_date')} />
      <ErrorNotice text={failure && Object.keys(errors).length === 0 && failureText(failure)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="保存しています">
          保存する
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            やめる
          </Button>
        )}
      </div>
    </form>
  );
}
