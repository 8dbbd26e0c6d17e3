import { CameraOff, Moon, Sun } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FeedingWarning } from '../../../../../domain/care/kitchen.ts';
import { childLogKind, childMood, mealAmount, toiletResult } from '../../../../../domain/care/log-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import type { CareCall } from '../../../../console/taps/tap-queue.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { PhotoPart } from '../family-day/photo-part.tsx';
import { AllergyAlarm } from '../health/allergy-alarm.tsx';
import type { CaredChild } from './care-day.ts';
import { Chip, ChipRow } from './chips.tsx';
import { entryText } from './entry-text.ts';
import { FeedingQuestion, feedingWarningsOf } from './feeding-question.tsx';
import { MomentField, todayAt } from './moment-field.tsx';
import { temperatureOf } from './temperature.ts';
import { useWriteAt } from './use-write-at.ts';

const { temperature, meal, milk, toilet, mood, note } = childLogKind.code;
type LogInput = Extract<CareCall, { name: 'staffWriteChildLog' }>['input'];
type Values = Omit<LogInput, 'reserve_id' | 'child_id' | 'idempotency_key' | 'at' | 'reason'>;

/** What is usual, one touch each; the rest is typed. */
const temperatures = Array.from({ length: 16 }, (_, step) => 36 + step / 10);
const milks = [40, 60, 80, 100, 120, 140, 160, 180, 200, 220];
const ofCodes = (list: { keys: readonly number[]; label: (key: number) => string }, values: (key: number) => Values) =>
  list.keys.map((key) => ({ text: list.label(key), label: '', values: values(key) }));
const chipRows = [
  { title: '食事', chips: ofCodes(mealAmount, (meal_amount) => ({ kind: meal, meal_amount })) },
  {
    title: 'ミルク(ml)',
    chips: milks.map((amount) => ({
      text: String(amount),
      label: `ミルク ${amount}ml`,
      values: { kind: milk, milk_milliliters: amount } as Values,
    })),
  },
  { title: '排泄', chips: ofCodes(toiletResult, (result) => ({ kind: toilet, toilet: result })) },
  { title: 'きげん', chips: ofCodes(childMood, (each) => ({ kind: mood, mood: each })) },
  {
    title: '体温(℃)',
    chips: temperatures.map((each) => ({
      text: each.toFixed(1),
      label: `体温 ${each.toFixed(1)}℃`,
      values: { kind: temperature, temperature: each } as Values,
    })),
  },
];

type PanelProps = {
  child: CaredChild | null;
  /** Everybody who came today: who else may be on a picture. */
  others: readonly CaredChild[];
  onClose: () => void;
  record: (about: CaredChild, call: CareCall) => void;
  onWritten: () => void;
};

/** One child's log under the thumb: a touch on the value writes it down, with this moment. */
export function RecordPanel({ child, ...panel }: PanelProps) {
  return (
    <Dialog
      wide
      steady
      title={child ? `${withSan(child.name)}の記録` : ''}
      isOpen={child !== null}
      onClose={panel.onClose}
    >
      {child && <Panel key={child.key} child={child} {...panel} />}
    </Dialog>
  );
}

type WritingProps = Pick<PanelProps, 'onClose' | 'record' | 'onWritten'> & { child: CaredChild };

/** Writing down one child's day: at once by the line of taps, with another time directly; a doubt about food is asked about first. */
function useWriting({ child, onClose, record, onWritten }: WritingProps) {
  // A second press while the panel closes is the same press.
  const pressed = useRef(false);
  const [time, setTime] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [asked, setAsked] = useState<{ values: Values; doubts: readonly FeedingWarning[] } | null>(null);
  const late = useWriteAt();
  const about = { reserve_id: child.reserve_id, child_id: child.child_id };

  // Pressed again after a lost answer, the same entry is the same.
  const keys = useRef(new Map<string, string>());
  function keyOf(content: string): string {
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    return key;
  }
  function done(said: string) {
    onClose();
    showToast(`${withSan(child.name)} ${said}`, undefined, `care ${child.key}`);
  }
  /** At once by the line of taps; with another time directly, so that its answer is seen here. */
  async function write(call: CareCall, said: string) {
    if (time === null) {
      if (pressed.current) return;
      pressed.current = true;
      record(child, call);
      return done(said);
    }
    const at = todayAt(time);
    if (at === null) return setWrong('時刻を入力してください。これからの時刻は登録できません。');
    setWrong(undefined);
    if (!(await late.send(call, at))) return;
    onWritten();
    done(`${time} ${said}`);
  }
  const log = (values: Values, accepted: readonly FeedingWarning[] = []) => {
    const warnings = feedingWarningsOf(child, Number(values.kind)).filter((warning) => !accepted.includes(warning));
    setAsked(warnings.length > 0 ? { values, doubts: warnings } : null);
    if (warnings.length > 0) return;
    const yes = accepted.length > 0 ? { accepted: [...accepted] } : {};
    const input = { ...about, ...values, ...yes, idempotency_key: keyOf(JSON.stringify([values, time])) };
    const shown = { ...noValues, ...values, kind: Number(values.kind) } as Parameters<typeof entryText>[0];
    return write({ name: 'staffWriteChildLog', input }, `${entryText(shown)}を記録しました`);
  };
  function sleep() {
    const { nap } = child;
    const call: CareCall = nap
      ? { name: 'staffEndNap', input: { nap_key: nap.idempotency_key } }
      : { name: 'staffBeginNap', input: { ...about, idempotency_key: keyOf(`nap ${time}`) } };
    void write(call, nap ? '起きました' : '寝ました');
  }
  return {
    log,
    sleep,
    done,
    asked,
    leave: () => setAsked(null),
    moment: { time, onTime: setTime, error: wrong, late },
  };
}
type Writing = ReturnType<typeof useWriting>;

function Panel({ others, ...props }: WritingProps & Pick<PanelProps, 'others'>) {
  const { child, onWritten } = props;
  const { log, sleep, done, asked, leave, moment } = useWriting(props);
  return (
    <div className="grid gap-4">
      <AllergyAlarm child={child.allergies} />
      {asked && (
        <FeedingQuestion
          child={child}
          doubts={asked.doubts}
          onYes={() => void log(asked.values, asked.doubts)}
          onLeave={leave}
        />
      )}
      <MomentField {...moment} />
      <ChipRow title="睡眠">
        <Chip onPress={sleep} wide>
          {child.nap ? <Sun className="size-5" aria-hidden="true" /> : <Moon className="size-5" aria-hidden="true" />}
          {child.nap ? '起きた' : '寝た'}
        </Chip>
      </ChipRow>
      {chipRows.map(({ title, chips }) => (
        <ChipRow key={title} title={title}>
          {chips.map(({ text, label, values }) => (
            <Chip key={text} {...(label && { label })} onPress={() => log(values)}>
              {text}
            </Chip>
          ))}
        </ChipRow>
      ))}
      <TypedTemperature log={log} />
      <TypedNote log={log} />
      {child.photos ? (
        <PhotoPart
          child={child}
          others={others}
          onDone={() => {
            onWritten();
            done('写真を記録しました');
          }}
        />
      ) : (
        <p className="inline-flex min-h-12 w-fit items-center gap-2 rounded-md bg-no-soft px-4 text-note font-bold text-no">
          <CameraOff className="size-5" aria-hidden="true" />
          写真の同意がありません
        </p>
      )}
    </div>
  );
}

const noValues = {
  temperature: null,
  meal_amount: null,
  milk_milliliters: null,
  toilet: null,
  mood: null,
  note: '',
};

function TypedTemperature({ log }: Pick<Writing, 'log'>) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  function write() {
    const read = temperatureOf(typed);
    if (read === undefined || read === null) return setWrong('30.0から45.0までの体温を入力してください。');
    void log({ kind: temperature, temperature: read });
  }
  return (
    <HandForm className="flex items-end gap-2" onSend={write}>
      <TextField
        label="ほかの体温"
        unmarked
        className="w-40"
        inputMode="decimal"
        autoComplete="off"
        placeholder="38.2"
        value={typed}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="plain">
        体温を記録
      </Button>
    </HandForm>
  );
}

function TypedNote({ log }: Pick<Writing, 'log'>) {
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(true);
  const [wrong, setWrong] = useState<string>();
  function write() {
    if (words.trim() === '') return setWrong('メモを入力してください。');
    void log({ kind: note, note: words.trim(), ...(!shown && { family_flag: false }) });
  }
  return (
    <HandForm className="grid gap-2" onSend={write}>
      <TextAreaField
        label="メモ"
        unmarked
        rows={2}
        maxLength={500}
        value={words}
        error={wrong}
        onChange={(event) => setWords(event.target.value)}
      />
      <label className="-mt-1 inline-flex min-h-11 w-fit items-center gap-3 text-note font-bold">
        <input
          type="checkbox"
          className="size-5 accent-action"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
        />
        保護者にも見せる
      </label>
      <Button type="submit" kind="plain" className="w-fit">
        メモを記録
      </Button>
    </HandForm>
  );
}
