import { useId, useState } from 'react';
import { withSan } from '../../../../../domain/text/called-name.ts';
import {
  instantOf,
  minuteOf,
  minuteOfDayOf,
  parseTime,
  type TokyoDate,
  timeText,
  tokyoDateOf,
} from '../../../../../domain/time.ts';
import { formatMonthDay } from '../../../../../domain/time-format.ts';
import type { TimedAct } from '../../../../console/taps/use-taps.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FieldError, TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { temperatureOf, temperatureText } from '../../../care/staff/records/temperature.ts';
import type { BoardChild, BoardEntry } from './board.ts';

/** `reason`: why the tap itself was not taken. */
export type TimeQuestion = { reserve_id: number; children: readonly number[]; act: TimedAct; reason?: string };

/** What was typed: the time unless it is this moment, and who had which temperature. */
export type TimeAnswer = {
  act: TimedAct;
  at: string | undefined;
  lines: readonly { child: BoardChild; temperature: number | undefined }[];
};

type TimeDialogProps = {
  question: TimeQuestion | null;
  /** The children in question; null once they are no longer on the board. */
  entry: BoardEntry | null;
  now: Date;
  onClose: () => void;
  onSet: (entry: BoardEntry, answer: TimeAnswer) => void;
};

const words = { check_in: '登園の時刻', check_out: '降園の時刻' } as const;

/** The recorded time, else now; empty if "now" was refused, so that staff have to enter the time. */
function startingTime({ children }: BoardEntry, { act, reason }: TimeQuestion, now: Date): string {
  const [first] = children;
  const recorded = first && (act === 'check_in' ? first.detail.arrived_datetime : first.detail.left_datetime);
  return recorded ? timeText(minuteOfDayOf(recorded)) : reason ? '' : timeText(minuteOfDayOf(now));
}

/** The actual time, when the tap came too late or was forgotten, and at an arrival the temperature. */
export function TimeDialog({ question, entry, now, onClose, onSet }: TimeDialogProps) {
  const asked = question && entry ? { question, entry } : null;
  return (
    <Dialog title={asked ? words[asked.question.act] : ''} isOpen={asked !== null} onClose={onClose}>
      {asked && <TimeForm {...asked} now={now} onSet={onSet} />}
    </Dialog>
  );
}

type TimeFormProps = Pick<TimeDialogProps, 'now' | 'onSet'> & { question: TimeQuestion; entry: BoardEntry };

function timeProblem(
  time: string,
  date: TokyoDate,
  { act, chosen, now }: { act: TimedAct; chosen: readonly BoardChild[]; now: Date },
): string | undefined {
  if (parseTime(time) === null) return '時刻を入力してください。';
  const at = instantOf(date, minuteOf(time));
  if (at.getTime() > now.getTime() + 59_000) return 'これからの時刻は登録できません。';
  const early = chosen.some(({ detail: { arrived_datetime: arrival } }) => arrival !== null && at < new Date(arrival));
  return act === 'check_out' && early ? '登園より前の時刻です。' : undefined;
}

function TimeForm({ question, entry, now, onSet }: TimeFormProps) {
  const { act, reason } = question;
  const { reserve, children } = entry;
  const [first] = useState(() => startingTime(entry, question, now));
  const [time, setTime] = useState(first);
  const [without, setWithout] = useState<readonly number[]>([]);
  const [temperatures, setTemperatures] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(children.map(({ child_id, detail }) => [child_id, temperatureText(detail.temperature)])),
  );
  const [error, setError] = useState<{ time?: string; who?: string; child_id?: number }>({});
  const date = tokyoDateOf(reserve.start_datetime);
  const chosen = children.filter(({ child_id }) => !without.includes(child_id));
  const choose = (child_id: number, yes: boolean) =>
    setWithout((before) => {
      const others = before.filter((id) => id !== child_id);
      return yes ? others : [...others, child_id];
    });
  function save() {
    if (chosen.length === 0) return setError({ who: 'お子さまを選んでください。' });
    const wrongTime = timeProblem(time, date, { act, chosen, now });
    if (wrongTime) return setError({ time: wrongTime });
    const at = instantOf(date, minuteOf(time));
    const lines = chosen.map((child) => ({ child, temperature: temperatureOf(temperatures[child.child_id] ?? '') }));
    const wrong = lines.find(({ temperature }) => temperature === null);
    if (wrong) return setError({ child_id: wrong.child.child_id });
    const isNow = entry.column === 'coming' && time === first && !reason;
    onSet(entry, {
      act,
      at: isNow ? undefined : at.toISOString(),
      lines: lines.map(({ child, temperature }) => ({ child, temperature: temperature ?? undefined })),
    });
  }
  return (
    <HandForm onSend={save}>
      {reason && <Notice kind="warning">{reason}</Notice>}
      <p className="figures text-ink-soft">{formatMonthDay(date)}</p>
      <ul className="grid gap-3">
        {children.map((child) => (
          <ChildFields
            key={child.child_id}
            child={child}
            alone={children.length === 1}
            chosen={chosen.includes(child)}
            onChoose={(yes) => choose(child.child_id, yes)}
            temperature={act === 'check_in' ? (temperatures[child.child_id] ?? '') : null}
            onTemperature={(text) => setTemperatures((before) => ({ ...before, [child.child_id]: text }))}
            wrong={error.child_id === child.child_id}
          />
        ))}
      </ul>
      {error.who && <FieldError>{error.who}</FieldError>}
      <TextField
        label="時刻"
        required
        type="time"
        autoComplete="off"
        value={time}
        error={error.time}
        hint="変更は操作記録に残ります。"
        onChange={(event) => setTime(event.target.value)}
      />
      <Button type="submit">この時刻で登録する</Button>
    </HandForm>
  );
}

type ChildFieldsProps = {
  child: BoardChild;
  alone: boolean;
  chosen: boolean;
  onChoose: (yes: boolean) => void;
  /** null: not asked for. */
  temperature: string | null;
  onTemperature: (text: string) => void;
  wrong: boolean;
};

function ChildFields({ child, alone, chosen, onChoose, temperature, onTemperature, wrong }: ChildFieldsProps) {
  const box = useId();
  return (
    <li className="grid gap-2">
      {alone ? (
        <p className="font-bold">{child.name}</p>
      ) : (
        <label htmlFor={box} className="flex min-h-11 items-center gap-3 font-bold">
          <input
            id={box}
            type="checkbox"
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-6 accent-action"
          />
          {child.name}
        </label>
      )}
      {temperature !== null && chosen && (
        <TextField
          label={alone ? '体温' : `${withSan(child.name)}の体温`}
          hint="測ったときだけ。例: 36.8"
          inputMode="decimal"
          autoComplete="off"
          value={temperature}
          error={wrong ? '30.0から45.0までの体温を入力してください。' : undefined}
          onChange={(event) => onTemperature(event.target.value)}
        />
      )}
    </li>
  );
}
