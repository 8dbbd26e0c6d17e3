import { useState } from 'react';
import { instantOf, minuteOf, minuteOfDayOf, parseTime, timeText, tokyoDateOf } from '../../../../domain/time.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { BoardEntry } from './board.ts';
import type { TimedAct } from './use-taps.ts';

/** `reason`: why the tap itself was not taken. */
export type TimeQuestion = { reserve_id: number; act: TimedAct; reason?: string };

type TimeDialogProps = {
  question: TimeQuestion | null;
  /** The card in question; null once it is no longer on the board. */
  entry: BoardEntry | null;
  now: Date;
  onClose: () => void;
  onSet: (entry: BoardEntry, act: TimedAct, at: string) => void;
};

const words = { check_in: '登園の時刻', check_out: '降園の時刻' } as const;

/** What was recorded, else this moment; nothing where the moment was refused, so that somebody says when it was. */
function startingTime({ reserve }: BoardEntry, { act, reason }: TimeQuestion, now: Date): string {
  const childcare = reserve.childcares[0];
  const recorded = act === 'check_in' ? childcare?.start_datetime : childcare?.end_datetime;
  return recorded ? timeText(minuteOfDayOf(recorded)) : reason ? '' : timeText(minuteOfDayOf(now));
}

/** The actual time, when the tap came too late or was forgotten. */
export function TimeDialog({ question, entry, now, onClose, onSet }: TimeDialogProps) {
  const asked = question && entry ? { question, entry } : null;
  return (
    <Dialog title={asked ? words[asked.question.act] : ''} isOpen={asked !== null} onClose={onClose}>
      {asked && <TimeForm {...asked} now={now} onSet={onSet} />}
    </Dialog>
  );
}

type TimeFormProps = Pick<TimeDialogProps, 'now' | 'onSet'> & { question: TimeQuestion; entry: BoardEntry };

function TimeForm({ question, entry, now, onSet }: TimeFormProps) {
  const { act, reason } = question;
  const [time, setTime] = useState(() => startingTime(entry, question, now));
  const [error, setError] = useState<string>();
  const date = tokyoDateOf(entry.reserve.start_datetime);
  const arrival = entry.reserve.childcares[0]?.start_datetime;
  function save() {
    if (parseTime(time) === null) return setError('時刻を入力してください。');
    const at = instantOf(date, minuteOf(time));
    if (at.getTime() > now.getTime() + 59_000) return setError('これからの時刻は登録できません。');
    if (act === 'check_out' && arrival && at < new Date(arrival)) return setError('登園より前の時刻です。');
    onSet(entry, act, at.toISOString());
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {reason && <Notice kind="warning">{reason}</Notice>}
      <p className="font-bold">
        {entry.reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')}
        <span className="figures ml-3 font-normal text-ink-soft">{formatMonthDay(date)}</span>
      </p>
      <TextField
        label="時刻"
        required
        type="time"
        autoComplete="off"
        value={time}
        error={error}
        hint="変更は操作記録に残ります。"
        onChange={(event) => setTime(event.target.value)}
      />
      <Button type="submit">この時刻で登録する</Button>
    </form>
  );
}
