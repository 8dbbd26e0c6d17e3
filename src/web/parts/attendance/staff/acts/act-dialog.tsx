import { useState } from 'react';
import { childAttendance } from '../../../../../domain/codes.ts';
import { instantOf, minuteOf, minuteOfDayOf, parseTime, timeText } from '../../../../../domain/time.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import type { ActChild, ActReserve } from './possible-acts.ts';
import type { Said } from './use-reserve-acts.ts';

export type ActQuestion = { act: 'time' | 'undo'; child: ActChild };
type ActDialogProps = {
  question: ActQuestion | null;
  reserve: ActReserve;
  /** The day is over: why it is changed now. */
  past: boolean;
  now: Date;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onSend: (question: ActQuestion, said: Said & { at: string }) => void;
};

const { left } = childAttendance.code;
const titleOf = ({ act, child }: ActQuestion): string => {
  if (act === 'undo') return '登録を元に戻す';
  return child.attendance_status === left ? '降園の時刻' : '登園の時刻';
};

/** The true time of a tap, and for a day that is over the reason. */
export function ActDialog(props: ActDialogProps) {
  const { question, onClose } = props;
  return (
    <Dialog title={question ? titleOf(question) : ''} isOpen={question !== null} onClose={onClose}>
      {question && <ActForm {...props} question={question} />}
    </Dialog>
  );
}

function ActForm(props: ActDialogProps & { question: ActQuestion }) {
  const { question, reserve, past, now, busy, problem, onSend } = props;
  const { act, child } = question;
  const recorded = child.attendance_status === left ? child.left_datetime : child.arrived_datetime;
  const [time, setTime] = useState(() => timeText(minuteOfDayOf(recorded ?? now)));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = {
    time: act === 'time' ? timeProblem(time, reserve, child, now) : undefined,
    reason: past && reason.trim() === '' ? '理由を入力してください。' : undefined,
  };
  function save() {
    setTried(true);
    if (wrong.time || wrong.reason) return;
    const at = act === 'time' ? instantOf(reserve.reserve_date, minuteOf(time)).toISOString() : '';
    onSend(question, past ? { at, reason } : { at });
  }
  return (
    <HandForm onSend={save}>
      <p className="font-bold">
        {child.child?.name}
        <span className="figures ml-3 font-normal text-ink-soft">{formatMonthDay(reserve.reserve_date)}</span>
      </p>
      {act === 'time' && (
        <TextField
          label="時刻"
          required
          type="time"
          autoComplete="off"
          value={time}
          error={tried ? wrong.time : undefined}
          hint="変更は操作記録に残ります。"
          onChange={(event) => setTime(event.target.value)}
        />
      )}
      {past && (
        <TextField
          label="理由"
          required
          autoComplete="off"
          maxLength={200}
          hint="終わった日の変更は、理由と一緒に操作記録に残ります。"
          value={reason}
          error={tried ? wrong.reason : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <ErrorNotice text={problem} />
      <Button type="submit" busy={busy} busyLabel="登録しています">
        {act === 'undo' ? '元に戻す' : 'この時刻で登録する'}
      </Button>
    </HandForm>
  );
}

function timeProblem(time: string, reserve: ActReserve, child: ActChild, now: Date): string | undefined {
  if (parseTime(time) === null) return '時刻を入力してください。';
  const at = instantOf(reserve.reserve_date, minuteOf(time));
  if (at.getTime() > now.getTime() + 59_000) return 'これからの時刻は登録できません。';
  const before = child.attendance_status === left && child.arrived_datetime && at < new Date(child.arrived_datetime);
  return before ? '登園より前の時刻です。' : undefined;
}
