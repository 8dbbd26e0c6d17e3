import { ownShiftFunctions } from '../../../../contract/functions/cover/own-shifts.ts';
import { workWish } from '../../../../domain/cover/cover-codes.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { ActionForm } from '../../../form/action-form.tsx';

import { Choice, Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';

type WishFormProps = {
  date: string;
  begun: { kind: number; start_time: string; end_time: string } | undefined;
  onDone: () => void;
};

/** A day of one's own: can, cannot, or nothing said. */
export function WishForm({ date, begun, onDone }: WishFormProps) {
  const form = useActionForm(ownShiftFunctions, 'staffSaveWorkWish', {
    defaults: {
      kind: begun?.kind ?? 0,
      start_time: begun?.start_time ?? '07:00',
      end_time: begun?.end_time ?? '21:00',
    },
    payload: ({ kind, ...times }) => ({ date, kind: kind === 0 ? null : kind, ...times }),
    toast: '保存しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="保存する" busyLabel="保存しています">
      <Choice
        of={form}
        name="kind"
        label={`${formatMonthDay(date)}に働けますか`}
        options={[
          { value: workWish.code.can, title: '働けます' },
          { value: workWish.code.cannot, title: '働けません' },
          { value: 0, title: '何も伝えない' },
        ]}
      />
      {form.values.kind !== 0 && (
        <div className="grid grid-cols-2 gap-3">
          <Field of={form} name="start_time" unmarked />
          <Field of={form} name="end_time" unmarked />
        </div>
      )}
    </ActionForm>
  );
}
