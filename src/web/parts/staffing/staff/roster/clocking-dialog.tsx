import { shiftFunctions } from '../../../../../contract/functions/staffing/shifts.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatClock, formatMonthDay } from '../../../../../domain/time-format.ts';
import { ChangedMeanwhile } from '../../../../console/edit/changed-meanwhile.tsx';
import { BareForm, FormProblem } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { clockingText, type RosterClocking, type RosterRow } from './roster-text.ts';

type ClockingDialogProps = {
  branch_id: number;
  person: RosterRow;
  date: TokyoDate;
  onDone: () => void;
  onClose: () => void;
};

function useClockingForm({ branch_id, person: { account_id, clockings }, date, onDone }: ClockingDialogProps) {
  const last = clockings.at(-1);
  const clockingOf = (key: string) => clockings.find((each) => String(each.staff_clocking_id) === key);
  const form = useActionForm(shiftFunctions, 'staffCorrectClocking', {
    defaults: { staff_clocking_id: String(last?.staff_clocking_id ?? 0), ...timesOf(last), reason: '' },
    payload: ({ staff_clocking_id: key, ...typed }) => ({
      branch_id,
      account_id,
      date,
      staff_clocking_id: clockingOf(key)?.staff_clocking_id ?? null,
      version: clockingOf(key)?.version ?? null,
      remove_flag: 0,
      ...typed,
    }),
    toast: '出退勤の記録を訂正しました',
    done: onDone,
  });
  function begin(key: string) {
    const { clock_in_time, clock_out_time } = timesOf(clockingOf(key));
    form.set('clock_in_time', clock_in_time);
    form.set('clock_out_time', clock_out_time);
  }
  return { form, chosen: clockingOf(form.values.staff_clocking_id), begin };
}

/** What was forgotten or pressed by mistake: a manager writes it down, with a reason. */
export function ClockingDialog(props: ClockingDialogProps) {
  const { person, date, onDone, onClose } = props;
  const { form, chosen, begin } = useClockingForm(props);
  const records = person.clockings.map((each) => ({ key: String(each.staff_clocking_id), label: clockingText(each) }));
  return (
    <>
      <Dialog
        title={`${withSan(person.name)}の出退勤 ${formatMonthDay(date)}`}
        isOpen
        question
        onClose={onClose}
        actions={
          <>
            <Button busy={form.busy} busyLabel="保存しています" onClick={() => form.submit()}>
              訂正を保存する
            </Button>
            {chosen && (
              <Button kind="quiet" disabled={form.busy} onClick={() => form.submit(undefined, { remove_flag: 1 })}>
                この記録を取り消す
              </Button>
            )}
            <GiveUpButton onGiveUp={onClose} />
          </>
        }
      >
        <BareForm of={form}>
          <FormProblem of={form} />
          {records.length > 0 && (
            <Field
              of={form}
              name="staff_clocking_id"
              label="直す記録"
              unmarked
              options={[...records, { key: '0', label: '新しく足す' }]}
              onChanged={begin}
            />
          )}
          {chosen && <Origin clocking={chosen} />}
          <div className="grid grid-cols-2 gap-3">
            <Field of={form} name="clock_in_time" label="出勤" />
            <Field of={form} name="clock_out_time" label="退勤" />
          </div>
          <Field of={form} name="reason" hint="操作記録に残ります。" />
        </BareForm>
      </Dialog>
      <ChangedMeanwhile conflict={form.conflict} table="staff_clockings" busy={form.busy} onReload={onDone} />
    </>
  );
}

const timesOf = (clocking: RosterClocking | undefined) => ({
  clock_in_time: clocking ? formatClock(clocking.clock_in_at) : '',
  clock_out_time: clocking?.clock_out_at ? formatClock(clocking.clock_out_at) : '',
});

/** Where the record comes from. */
function Origin({ clocking: { on_tablet, corrected_by, correction_reason } }: { clocking: RosterClocking }) {
  return (
    <p className="text-note text-ink-soft">
      {corrected_by === null
        ? on_tablet
          ? '園の端末で押した記録です。'
          : '園の端末ではない機器で押した記録です。'
        : `${withSan(corrected_by)}が訂正しました。理由: ${correction_reason}`}
    </p>
  );
}
