import { Plus, X } from 'lucide-react';
import { staffQualification } from '../../../../domain/codes.ts';
import { listChanges } from '../../../console/edit/list-changes.ts';
import { Field } from '../../../form/field.tsx';
import type { FormState } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import type { AccountValues } from './account-form.tsx';

/** No one without a registration is called 保育士, here or anywhere. */
export function QualificationFields({ of }: { of: FormState<AccountValues> }) {
  const { qualifications } = of.values;
  const { append, remove } = listChanges(qualifications, (rows) => of.set('qualifications', rows));
  const taken = qualifications.map(({ qualification }) => Number(qualification));
  const next = staffQualification.keys.find((key) => !taken.includes(key));
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">資格</legend>
      <p className="-mt-0.5 mb-2 text-note text-ink-soft">
        「保育士」は、登録番号のある方だけに使える名前です。お持ちでない方は空のままにしてください。
      </p>
      <div className="grid gap-3">
        {qualifications.map((_, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own, their fields are the form's
            key={position}
            className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-3 sm:grid-cols-[11rem_1fr_auto]"
          >
            <Field of={of} name={`qualifications.${position}.qualification`} unmarked />
            <Field
              of={of}
              name={`qualifications.${position}.registration_number`}
              className="col-span-2 row-start-2 sm:col-span-1 sm:row-start-auto"
              required={taken[position] === staffQualification.code.nurseryTeacher}
              placeholder="東京都-000000"
            />
            <button
              type="button"
              onClick={() => remove(position)}
              className="inline-flex size-12 items-center justify-center rounded-md text-ink-soft hover:bg-cream hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
              <span className="sr-only">{staffQualification.label(taken[position] ?? 0)}を外す</span>
            </button>
          </div>
        ))}
      </div>
      {next !== undefined && (
        <Button
          kind="plain"
          size="small"
          className="mt-3"
          onClick={() => append({ qualification: String(next), registration_number: '' })}
        >
          <Plus className="size-4.5" aria-hidden="true" />
          資格を足す
        </Button>
      )}
    </fieldset>
  );
}
