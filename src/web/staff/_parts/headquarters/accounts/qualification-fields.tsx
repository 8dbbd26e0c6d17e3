import { Plus, X } from 'lucide-react';
import { staffQualification } from '../../../../../domain/codes.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, SelectField, TextField } from '../../../../ui/field.tsx';

export type Qualification = { qualification: number; registration_number: string };

type QualificationFieldsProps = {
  qualifications: readonly Qualification[];
  errors: Readonly<Record<string, string>>;
  onChange: (qualifications: readonly Qualification[]) => void;
};

/** Nobody without a registration is called 保育士, here or anywhere. */
export function QualificationFields({ qualifications, errors, onChange }: QualificationFieldsProps) {
  const replace = (position: number, part: Partial<Qualification>) =>
    onChange(qualifications.map((each, at) => (at === position ? { ...each, ...part } : each)));
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">資格</legend>
      <p className="-mt-0.5 mb-2 text-note text-ink-soft">
        「保育士」は、登録番号のある方だけに使える名前です。お持ちでない方は空のままにしてください。
      </p>
      <div className="grid gap-3">
        {qualifications.map((each, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own while they are typed
            key={position}
            className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-3 sm:grid-cols-[11rem_1fr_auto]"
          >
            <SelectField
              label="資格"
              unmarked
              options={staffQualification.options}
              value={String(each.qualification)}
              error={errors[`qualifications.${position}.qualification`]}
              onChange={(event) => replace(position, { qualification: Number(event.target.value) })}
            />
            <TextField
              className="col-span-2 row-start-2 sm:col-span-1 sm:row-start-auto"
              label="登録番号"
              required={each.qualification === staffQualification.code.nurseryTeacher}
              autoComplete="off"
              placeholder="東京都-000000"
              value={each.registration_number}
              error={errors[`qualifications.${position}.registration_number`]}
              onChange={(event) => replace(position, { registration_number: event.target.value })}
            />
            <button
              type="button"
              onClick={() => onChange(qualifications.filter((_, at) => at !== position))}
              className="inline-flex size-12 items-center justify-center rounded-md text-ink-soft hover:bg-cream hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
              <span className="sr-only">{staffQualification.label(each.qualification)}を外す</span>
            </button>
          </div>
        ))}
      </div>
      {errors.qualifications && <FieldError>{errors.qualifications}</FieldError>}
      {qualifications.length < staffQualification.keys.length && (
        <Button
          kind="plain"
          size="small"
          className="mt-3"
          onClick={() => onChange([...qualifications, newQualification(qualifications)])}
        >
          <Plus className="size-4.5" aria-hidden="true" />
          資格を足す
        </Button>
      )}
    </fieldset>
  );
}

const newQualification = (taken: readonly Qualification[]): Qualification => ({
  qualification: staffQualification.keys.find((key) => taken.every((each) => each.qualification !== key)) ?? 0,
  registration_number: '',
});
