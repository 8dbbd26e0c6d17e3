import { checkInAndOutFunctions } from '../../../../../contract/functions/attendance/check-in-and-out.ts';
import { staffReserveFunctions } from '../../../../../contract/functions/reserves/staff.ts';
import { cancelCause } from '../../../../../domain/codes.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Check, Choice, Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import type { ForgottenStay } from './typed-times.ts';

type EndProps = { stay: ForgottenStay; onDone: () => void };

/** No-show: filed with the fee of the policy. */
export function NoShowForm({ stay, onDone }: EndProps) {
  const form = useActionForm(checkInAndOutFunctions, 'staffNoShow', {
    defaults: { cause: 'no_show' as 'no_show' | 'illness', reason: '' },
    payload: (values) => ({ reserve_id: stay.id, ...values }),
    required: ['reason'],
    toast: '来園なしにしました',
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="danger" submit="来園なしにする" busyLabel="登録しています">
      <p className="text-note">キャンセル料は決まりのとおりに計算し、登録されたカードに請求します。</p>
      <Check
        of={form}
        name="cause"
        on="illness"
        off="no_show"
        title="体調不良と連絡があった"
        note="体調不良のときの割合で計算します。"
      />
      <Field of={form} name="reason" hint="登録が遅れたわけなど。操作記録に残ります。" />
    </ActionForm>
  );
}

type Cause = 1 | 2 | 3;
const causes: readonly Cause[] = [cancelCause.code.family, cancelCause.code.illness, cancelCause.code.branch];

/** Called off with the family before or on the day, and only not written down. */
export function AgreedCancelForm({ stay, onDone }: EndProps) {
  const form = useActionForm(staffReserveFunctions, 'staffCancelReserve', {
    defaults: { cancel_cause: undefined as Cause | undefined, waive_flag: 0 as 0 | 1, cancel_remarks: '' },
    payload: (values) => ({ reserve_id: stay.id, ...values, ask_waiver_flag: 0 }),
    toast: '予約をキャンセルしました',
    done: onDone,
  });
  const cause = form.values.cancel_cause;
  return (
    <ActionForm of={form} kind="danger" submit="予約をキャンセルする" busyLabel="キャンセルしています">
      <Choice
        of={form}
        name="cancel_cause"
        label="キャンセルのわけ"
        options={causes.map((value) => ({ value, title: cancelCause.label(value) }))}
      />
      {cause !== undefined && cause !== cancelCause.code.branch && (
        <Check
          of={form}
          name="waive_flag"
          on={1}
          off={0}
          title="キャンセル料を免除する"
          note="前もってお申し出があったときなど。"
        />
      )}
      <Field
        of={form}
        name="cancel_remarks"
        hint="お客様の予約のページに載ります(メールやLINEには載りません)。操作記録にも残ります。"
      />
    </ActionForm>
  );
}
