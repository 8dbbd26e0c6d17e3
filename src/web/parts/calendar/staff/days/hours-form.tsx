import { calendarFunctions } from '../../../../../contract/functions/calendar/calendar.ts';
import { agreedPriceText } from '../../../../console/edit/agreed-price.tsx';
import type { StaffBranch } from '../../../../console/staff-account.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ClosureDialog } from '../closures/closure-dialog.tsx';
import type { DayFormProps } from './mark-form.tsx';
import type { BranchHours, MonthDay } from './month.ts';
import { RangeFields } from './range-fields.tsx';
import { ofDays, useDayChange } from './use-day-change.ts';

const fields = [
  ['open_time', '開園'],
  ['close_time', '閉園'],
  ['extended_open_time', '延長の開始'],
  ['extended_close_time', '延長の終了'],
] as const;

const hhmm = ({ open_time, close_time, extended_open_time, extended_close_time }: BranchHours): BranchHours => ({
  open_time: open_time.slice(0, 5),
  close_time: close_time.slice(0, 5),
  extended_open_time: extended_open_time.slice(0, 5),
  extended_close_time: extended_close_time.slice(0, 5),
});

function wrongOrder(hours: BranchHours): string | undefined {
  const ordered =
    hours.extended_open_time <= hours.open_time &&
    hours.open_time < hours.close_time &&
    hours.close_time <= hours.extended_close_time;
  return ordered ? undefined : '延長の開始、開園、閉園、延長の終了の順になるように入力してください。';
}

type HoursFormProps = DayFormProps & { branch: StaffBranch; day: MonthDay | undefined };

/** Other hours on some days; 通常の時間に戻す gives the days back to the usual week. */
export function HoursForm({ branch, day, branch_id, step_minutes, range, onRange, onChanged }: HoursFormProps) {
  const { form, touching, closing } = useDayChange(calendarFunctions, 'staffSetHours', {
    defaults: { hours: hhmm(day?.hours ?? branch) },
    payload: (values) => ({ ...ofDays(branch_id, range), ...values }),
    check: ({ hours }) => ({ hours: wrongOrder(hours) }),
    onChanged,
  });
  return (
    <>
      <ActionForm of={form} submit="開園時間を変更する" busyLabel="変更しています">
        <RangeFields range={range} onRange={onRange} />
        <div className="grid grid-cols-2 gap-3">
          {fields.map(([name, label]) => (
            <Field
              key={name}
              of={form}
              name={`hours.${name}`}
              label={label}
              required
              step={step_minutes && step_minutes * 60}
            />
          ))}
        </div>
        <p className="text-ink-soft">
          開園前と閉園後の時間には、時間外の料金がかかります。{agreedPriceText}
          {day?.usuallyClosed &&
            day.mark === '×' &&
            'この日は定休日です。受け入れるときは、受付状態も○か△にしてください。'}
        </p>
      </ActionForm>
      <Button kind="plain" disabled={form.busy} onClick={() => void form.send({ hours: null })}>
        通常の時間に戻す
      </Button>
      <ClosureDialog change={touching && { kind: 'hours', ...touching }} {...closing} />
    </>
  );
}
