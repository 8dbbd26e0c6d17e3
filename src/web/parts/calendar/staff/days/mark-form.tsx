import { calendarFunctions } from '../../../../../contract/functions/calendar/calendar.ts';
import { reservableStatuses } from '../../../../../domain/codes.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Choice, Field } from '../../../../form/field.tsx';
import { MarkShape } from '../../../../ui/mark.tsx';
import { ClosureDialog } from '../closures/closure-dialog.tsx';
import type { DayRange } from './day-panel.tsx';
import { markText } from './mark-text.ts';
import type { MonthDay } from './month.ts';
import { RangeFields } from './range-fields.tsx';
import { ofDays, useDayChange } from './use-day-change.ts';

export type DayFormProps = {
  branch_id: number;
  step_minutes: number | undefined;
  range: DayRange;
  onRange: (range: DayRange) => void;
  onChanged: () => void;
};

const marks = reservableStatuses.map((value) => ({
  value,
  title: (
    <span className="inline-flex items-center gap-2">
      <MarkShape mark={value} className="size-5" />
      {markText[value]}
    </span>
  ),
}));

export function MarkForm({ day, branch_id, range, onRange, onChanged }: DayFormProps & { day: MonthDay | undefined }) {
  const { form, touching, closing } = useDayChange(calendarFunctions, 'staffSetReservable', {
    defaults: { status: day?.mark ?? ('○' as const), remarks: day?.remarks ?? '' },
    payload: (values) => ({ ...ofDays(branch_id, range), ...values }),
    onChanged,
  });
  return (
    <>
      <ActionForm of={form} submit="受付状態を変更する" busyLabel="変更しています">
        <RangeFields range={range} onRange={onRange} />
        <Choice of={form} name="status" label="受付状態" options={marks} />
        <Field of={form} name="remarks" hint="お客様のカレンダーに表示されます。" />
      </ActionForm>
      <ClosureDialog change={touching && { kind: 'mark', ...touching }} {...closing} />
    </>
  );
}
