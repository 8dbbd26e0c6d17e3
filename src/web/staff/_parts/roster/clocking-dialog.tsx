import { useState } from 'react';
import { withSan } from '../../../../domain/membership/called-name.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatClock, formatMonthDay } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../headquarters/frame/changed-meanwhile.tsx';
import { useEdit } from '../headquarters/frame/use-edit.ts';
import { clockingText, type RosterClocking, type RosterRow } from './roster-text.ts';

type ClockingDialogProps = {
  branch_id: number;
  person: RosterRow;
  date: TokyoDate;
  onDone: () => void;
  onClose: () => void;
};

/** What was forgotten or pressed by mistake: a manager writes it down, with a reason. */
export function ClockingDialog({ branch_id, person, date, onDone, onClose }: ClockingDialogProps) {
  const { account_id, name, clockings } = person;
  const [chosen, setChosen] = useState<RosterClocking | undefined>(clockings.at(-1));
  const [times, setTimes] = useState(() => timesOf(clockings.at(-1)));
  const [reason, setReason] = useState('');
  const edit = useEdit('staffCorrectClocking', () => {
    showToast('出退勤の記録を訂正しました');
    onDone();
  });
  function choose(key: string) {
    const next = clockings.find((each) => String(each.staff_clocking_id) === key);
    setChosen(next);
    setTimes(timesOf(next));
  }
  const save = (remove_flag: 0 | 1) =>
    edit.save({
      branch_id,
      account_id,
      date,
      staff_clocking_id: chosen?.staff_clocking_id ?? null,
      version: chosen?.version ?? null,
      clock_in_time: times.clock_in_time,
      clock_out_time: times.clock_out_time,
      remove_flag,
      reason,
    });
  return (
    <>
      <Dialog
        title={`${withSan(name)}の出退勤 ${formatMonthDay(date)}`}
        isOpen
        question
        onClose={onClose}
        actions={
          <>
            <Button busy={edit.busy} busyLabel="保存しています" onClick={() => void save(0)}>
              訂正を保存する
            </Button>
            {chosen && (
              <Button kind="quiet" disabled={edit.busy} onClick={() => void save(1)}>
                この記録を取り消す
              </Button>
            )}
            <Button kind="plain" onClick={onClose}>
              やめる
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {edit.problem && Object.keys(edit.errors).length === 0 && (
            <Notice kind="error" live>
              {edit.problem}
            </Notice>
          )}
          {clockings.length > 0 && (
            <SelectField
              label="直す記録"
              unmarked
              options={[
                ...clockings.map((each) => ({ key: String(each.staff_clocking_id), label: clockingText(each) })),
                { key: '0', label: '新しく足す' },
              ]}
              value={String(chosen?.staff_clocking_id ?? 0)}
              onChange={(event) => choose(event.target.value)}
            />
          )}
          {chosen && <Origin clocking={chosen} />}
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="出勤"
              required
              type="time"
              autoComplete="off"
              value={times.clock_in_time}
              error={edit.errors.clock_in_time}
              onChange={(event) => setTimes({ ...times, clock_in_time: event.target.value })}
            />
            <TextField
              label="退勤"
              type="time"
              autoComplete="off"
              value={times.clock_out_time}
              error={edit.errors.clock_out_time}
              onChange={(event) => setTimes({ ...times, clock_out_time: event.target.value })}
            />
          </div>
          <TextField
            label="理由"
            required
            autoComplete="off"
            hint="操作記録に残ります。"
            value={reason}
            error={edit.errors.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </Dialog>
      <ChangedMeanwhile conflict={edit.conflict} table="staff_clockings" busy={edit.busy} onReload={onDone} />
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
