import { cancelCause } from '../../../../../domain/codes.ts';
import { Field } from '../../../../form/field.tsx';
import type { FormState } from '../../../../form/use-action-form.ts';
import { absenceOptions, type CorrectionDraft } from './correction-values.ts';

const meals = [
  ['breakfast_support_flag', '朝食'],
  ['lunch_support_flag', '昼食'],
  ['supper_support_flag', '夕食'],
] as const;

export type TypedCorrection = CorrectionDraft & { reason: string; payment_method: number };
type ChildCorrectionProps = { of: FormState<TypedCorrection>; place: number };

/** One child's day as it really was. */
export function ChildCorrection({ of, place }: ChildCorrectionProps) {
  const child = of.values.children[place];
  if (child === undefined) return null;
  const path = <Name extends string>(name: Name) => `children.${place}.${name}` as const;
  return (
    <fieldset className="rounded-lg border border-line bg-white p-4">
      <legend className="px-1 text-lead font-bold">{child.name}</legend>
      {of.values.children.length > 1 && (
        <Tick
          className="mb-3 gap-3"
          label="来園した"
          checked={child.came_flag}
          onChange={(came) => {
            of.set(path('came_flag'), came);
            of.set(path('absent_cause'), came ? null : (child.absent_cause ?? cancelCause.code.noShow));
          }}
        />
      )}
      {child.came_flag ? (
        <div className="grid grid-cols-2 gap-3">
          <Field of={of} name={path('start_time')} label="登園" required />
          <Field of={of} name={path('end_time')} label="降園" required />
        </div>
      ) : (
        <Field of={of} name={path('absent_cause')} required options={absenceOptions} />
      )}
      <div className="mt-3 flex flex-wrap gap-x-6">
        {meals.map(([key, label]) => (
          <Tick
            key={key}
            className="gap-2.5"
            label={label}
            checked={child[key]}
            onChange={(on) => of.set(path(key), on)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type TickProps = { label: string; checked: boolean; className: string; onChange: (checked: boolean) => void };

function Tick({ label, checked, className, onChange }: TickProps) {
  return (
    <label className={`flex min-h-11 items-center ${className}`}>
      <input
        type="checkbox"
        className="size-5 accent-action"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
