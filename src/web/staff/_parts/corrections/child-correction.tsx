import { cancelCause } from '../../../../domain/codes.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { absenceOptions, type CorrectionDraft } from './correction-wish.ts';

type Child = CorrectionDraft['children'][number];
type ChildCorrectionProps = { child: Child; alone: boolean; onChange: (child: Child) => void };

const meals = [
  ['breakfast_support_flag', '朝食'],
  ['lunch_support_flag', '昼食'],
  ['supper_support_flag', '夕食'],
] as const;

/** One child's day as it really was. */
export function ChildCorrection({ child, alone, onChange }: ChildCorrectionProps) {
  const set = (change: Partial<Child>) => onChange({ ...child, ...change });
  return (
    <fieldset className="rounded-lg border border-line bg-white p-4">
      <legend className="px-1 text-lead font-bold">{child.name}</legend>
      {!alone && (
        <label className="mb-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-action"
            checked={child.came_flag}
            onChange={({ target }) =>
              set({
                came_flag: target.checked,
                absent_cause: target.checked ? null : (child.absent_cause ?? cancelCause.code.noShow),
              })
            }
          />
          来園した
        </label>
      )}
      {child.came_flag ? (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="登園"
            required
            type="time"
            autoComplete="off"
            value={child.start_time}
            onChange={({ target }) => set({ start_time: target.value })}
          />
          <TextField
            label="降園"
            required
            type="time"
            autoComplete="off"
            value={child.end_time}
            onChange={({ target }) => set({ end_time: target.value })}
          />
        </div>
      ) : (
        <SelectField
          label="来園しなかった理由"
          required
          options={absenceOptions}
          value={String(child.absent_cause ?? cancelCause.code.noShow)}
          onChange={({ target }) => {
            const cause = cancelCause.keys.find((key) => String(key) === target.value);
            if (cause) set({ absent_cause: cause });
          }}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-x-6">
        {meals.map(([key, label]) => (
          <label key={key} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={child[key]}
              onChange={({ target }) => set({ [key]: target.checked })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
