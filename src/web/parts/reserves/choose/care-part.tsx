import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { withSan } from '../../../../domain/text/called-name.ts';
import { useField } from '../../../form/schema-form.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { isSet, type ReserveFields } from '../reserve-fields.ts';
import { PickUpPart } from './pick-up-part.tsx';

type CareDetailsProps = { form: UseFormReturn<ReserveFields>; isMember: boolean };

/** Who fetches and what the branch should know: mostly nothing new, so one line says it and opens by a press. */
export function CareDetails({ form, isMember }: CareDetailsProps) {
  const { pickup_flag, pickup_name, remarks } = form.watch();
  const { errors, submitCount } = form.formState;
  const wrong = [errors.pickup_flag, errors.pickup_name, errors.pickup_tel, errors.remarks].some(Boolean);
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt
  useEffect(() => {
    if (wrong) setOpen(true);
  }, [submitCount]);
  const fetches = isSet(pickup_flag) && pickup_name ? withSan(pickup_name) : '保護者の方';
  return (
    <details
      className="group rounded-md border border-line bg-white"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 leading-snug">
          <span className="font-bold">お迎え・園に伝えたいこと</span>
          <span className="block truncate text-note text-ink-soft">
            お迎えは{fetches}
            {remarks && `・${remarks}`}
          </span>
        </span>
        <ChevronDown className="size-5 shrink-0 text-ink-soft group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-6 px-4 pt-2 pb-5">
        <PickUpPart form={form} isMember={isMember} />
        <TextAreaField
          hint="100文字まで。体調やお昼寝など、当日だけのことをお書きください。"
          autoComplete="off"
          rows={3}
          {...useField('remarks', '園に伝えたいこと')}
        />
      </div>
    </details>
  );
}
