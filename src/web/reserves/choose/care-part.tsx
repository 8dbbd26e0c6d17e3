import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField } from '../../ui/field.tsx';
import type { ReserveFields } from '../reserve-fields.ts';

type CarePartProps = { form: UseFormReturn<ReserveFields> };

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
