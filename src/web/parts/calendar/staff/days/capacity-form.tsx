import { calendarFunctions } from '../../../../../contract/functions/calendar/calendar.ts';
import type { StaffBranch } from '../../../../console/staff-account.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ClosureDialog } from '../closures/closure-dialog.tsx';
import type { DayFormProps } from './mark-form.tsx';
import { RangeFields } from './range-fields.tsx';
import { ofDays, useDayChange } from './use-day-change.ts';

type CapacityFormProps = DayFormProps & { branch: StaffBranch };

/** Another capacity for a part of the day; the branch's own comes back with 通常の定員に戻す. */
export function CapacityForm({ branch, branch_id, step_minutes, range, onRange, onChanged }: CapacityFormProps) {
  const { form, touching, closing } = useDayChange(calendarFunctions, 'staffSetCapacity', {
    defaults: {
      start_time: branch.extended_open_time.slice(0, 5),
      end_time: branch.extended_close_time.slice(0, 5),
      capacity: String(branch.capacity),
    },
    payload: (values) => ({ ...ofDays(branch_id, range), ...values }),
    onChanged,
  });
  const step = step_minutes && step_minutes * 60;
  return (
    <>
      <ActionForm of={form} submit="定員を変更する" busyLabel="変更しています">
        <RangeFields range={range} onRange={onRange} />
        <div className="grid grid-cols-2 gap-3">
          <Field of={form} name="start_time" step={step} />
          <Field of={form} name="end_time" step={step} />
        </div>
        <Field of={form} name="capacity" unit="名" required hint={`通常は${branch.capacity}名です。`} />
      </ActionForm>
      <Button kind="plain" disabled={form.busy} onClick={() => void form.send({ capacity: null })}>
        通常の定員に戻す
      </Button>
      <ClosureDialog change={touching && { kind: 'capacity', ...touching }} {...closing} />
    </>
  );
}
