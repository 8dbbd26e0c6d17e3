import { useState } from 'react';
import { instantOf, minuteOf, minuteOfDayOf, parseTime, timeText, tokyoDateOf } from '../../../domain/time.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import type { BoardEntry } from './board.ts';

export type TimeQuestion = { entry: BoardEntry };

type TimeDialogProps = {
  question: TimeQuestion | null;
  now: Date;
  onClose: () => void;
  onSet: (entry: BoardEntry, at: string) => void;
};

const words = { coming: '登園の時刻', present: '登園の時刻', left: '降園の時刻', no_show: '' } as const;

function startingTime(entry: BoardEntry, now: Date): string {
  const childcare = entry.reserve.childcares[0];
  const moment = entry.column === 'left' ? childcare?.end_datetime : childcare?.start_datetime;
  return timeText(minuteOfDayOf(moment ?? now));
}

/** The actual time, when the tap came too late or was forgotten. */
export function TimeDialog({ question, now, onClose, onSet }: TimeDialogProps) {
  return (
    <Dialog title={question ? words[question.entry.column] : ''} isOpen={question !== null} onClose={onClose}>
      {question && <TimeForm entry={question.entry} now={now} onSet={onSet} />}
    </Dialog>
  );
}

function TimeForm({ entry, now, onSet }: { entry: BoardEntry } & Pick<TimeDialogProps, 'now' | 'onSet'>) {
  const [time, setTime] = useState(() => startingTime(entry, now));
  const [error, setError] = useState<string>();
  const arrival = entry.reserve.childcares[0]?.start_datetime;
  function save() {
    if (parseTime(time) === null) return setError('時刻を入力してください。');
    const at = instantOf(tokyoDateOf(now), minuteOf(time));
    if (at.getTime() > now.getTime() + 59_000) return setError('これからの時刻は登録できません。');
    if (entry.column === 'left' && arrival && at < new Date(arrival)) return setError('登園より前の時刻です。');
    onSet(entry, at.toISOString());
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
      <p className="font-bold">{entry.reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')}</p>
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
