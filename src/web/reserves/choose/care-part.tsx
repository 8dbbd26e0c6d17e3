import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { TelField } from '../../person-fields/contact-fields.tsx';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { isSet, type ReserveFields } from '../reserve-fields.ts';

type CarePartProps = { form: UseFormReturn<ReserveFields> };

/** Who comes to fetch: the parent unless said otherwise, then name and telephone number. */
export function PickUpPart({ form }: CarePartProps) {
  const other = isSet(form.watch('pickup_flag'));
  const { errors } = form.formState;
  function choose(flag: 0 | 1) {
    form.setValue('pickup_flag', flag, { shouldDirty: true });
    // What was typed before must neither be sent nor be flagged while it cannot be seen.
    if (flag === 0) {
      form.setValue('pickup_name', '');
      form.setValue('pickup_tel', '');
      form.clearErrors(['pickup_name', 'pickup_tel']);
    }
  }
  return (
    <div className="grid gap-5">
      <ChoiceGroup legend="お迎え" required columns={2}>
        <ChoiceCard type="radio" name="pickup_flag" title="ご本人" checked={!other} onChange={() => choose(0)} />
        <ChoiceCard type="radio" name="pickup_flag" title="ほかの方" checked={other} onChange={() => choose(1)} />
      </ChoiceGroup>
      {other && (
        <div className="grid gap-5 border-l-2 border-line pl-4">
          <TextField
            label="お迎えの方のお名前"
            required
            autoComplete="off"
            maxLength={30}
            hint="当日、お名前のわかるものをお持ちください。"
            {...form.register('pickup_name')}
            error={errors.pickup_name?.message}
          />
          <FormProvider {...form}>
            <TelField name="pickup_tel" label="お迎えの方の電話番号" autoComplete="off" />
          </FormProvider>
        </div>
      )}
    </div>
  );
}

export function RemarksPart({ form }: CarePartProps) {
  return (
    <TextAreaField
      label="園に伝えたいこと"
      hint="100文字まで。体調やお昼寝など、当日だけのことをお書きください。"
      maxLength={100}
      autoComplete="off"
      rows={3}
      {...form.register('remarks')}
      error={form.formState.errors.remarks?.message}
    />
  );
}
