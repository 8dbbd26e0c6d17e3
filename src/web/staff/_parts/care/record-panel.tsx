import { CameraOff, Moon, Sun } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FeedingDoubt } from '../../../../domain/care/kitchen.ts';
import { childLogKind, childMood, mealAmount, toiletResult } from '../../../../domain/care/log-codes.ts';
import { withSan } from '../../../../domain/membership/called-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { CareWish } from '../today/tap-queue.ts';
import { temperatureOf } from '../today/temperature.ts';
import { AllergyAlarm } from './allergy-alarm.tsx';
import type { CaredChild } from './care-day.ts';
import { Chip, ChipRow } from './chips.tsx';
import { entryText } from './entry-text.ts';
import { PhotoPart } from './family/photo-part.tsx';
import { FeedingQuestion, feedingDoubtsOf } from './feeding-question.tsx';
import { MomentField, todayAt } from './moment-field.tsx';
import { useWriteAt } from './use-write-at.ts';

const { temperature, meal, milk, toilet, mood, note } = childLogKind.code;
type LogInput = Extract<CareWish, { name: 'staffWriteChildLog' }>['input'];
type Values = Omit<LogInput, 'reserve_id' | 'child_id' | 'idempotency_key' | 'at' | 'reason'>;

/** What is usual, one touch each; the rest is typed. */
const temperatures = Array.from({ length: 16 }, (_, step) => 36 + step / 10);
const milks = [40, 60, 80, 100, 120, 140, 160, 180, 200, 220];

type PanelProps = {
  child: CaredChild | null;
  /** Everybody who came today: who else may be on a picture. */
  others: readonly CaredChild[];
  onClose: () => void;
  record: (about: CaredChild, wish: CareWish) => void;
  onWritten: () => void;
};

/** One child's log under the thumb: a touch on the value writes it down, with this moment. */
export function RecordPanel({ child, ...panel }: PanelProps) {
  return (
    <Dialog title={child ? `${withSan(child.name)}の記録` : ''} isOpen={child !== null} onClose={panel.onClose} wide>
      {child && <Panel key={child.key} child={child} {...panel} />}
    </Dialog>
  );
}

function Panel({ child, others, onClose, record, onWritten }: PanelProps & { child: CaredChild }) {
  // A second press while the panel closes is the same press.
  const pressed = useRef(false);
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(true);
  const [time, setTime] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ temperature?: string; note?: string; time?: string }>({});
  const [asked, setAsked] = useState<{ values: Values; doubts: readonly FeedingDoubt[] } | null>(null);
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
  async function write(wish: CareWish, said: string) {
    if (time === null) {
      if (pressed.current) return;
      pressed.current = true;
      record(child, wish);
      return done(said);
    }
    const at = todayAt(time);
    if (at === null) return setWrong({ time: '時刻を入力してください。これからの時刻は登録できません。' });
    setWrong({});
    if (!(await late.send(wish, at))) return;
    onWritten();
    done(`${time} ${said}`);
  }
  const log = (values: Values, accepted: readonly FeedingDoubt[] = []) => {
    const doubts = feedingDoubtsOf(child, Number(values.kind)).filter((doubt) => !accepted.includes(doubt));
    setAsked(doubts.length > 0 ? { values, doubts } : null);
    if (doubts.length > 0) return;
    const yes = accepted.length > 0 ? { accepted: [...accepted] } : {};
    const input = { ...about, ...values, ...yes, idempotency_key: keyOf(JSON.stringify([values, time])) };
    const shown = { ...noValues, ...values, kind: Number(values.kind) } as Parameters<typeof entryText>[0];
    return write({ name: 'staffWriteChildLog', input }, `${entryText(shown)}を記録しました`);
  };
  function typedTemperature() {
    const read = temperatureOf(typed);
    if (read === undefined || read === null) {
      return setWrong({ temperature: '30.0から45.0までの体温を入力してください。' });
    }
    void log({ kind: temperature, temperature: read });
  }
  function sleep() {
    const { nap } = child;
    const wish: CareWish = nap
      ? { name: 'staffEndNap', input: { nap_key: nap.idempotency_key } }
      : { name: 'staffBeginNap', input: { ...about, idempotency_key: keyOf(`nap ${time}`) } };
    void write(wish, nap ? '起きました' : '寝ました');
  }
  return (
    <div className="grid gap-4">
      <AllergyAlarm child={child.allergies} />
      {asked && (
        <FeedingQuestion
          child={child}
          doubts={asked.doubts}
          onYes={() => void log(asked.values, asked.doubts)}
          onLeave={() => setAsked(null)}
        />
      )}
      <MomentField time={time} onTime={setTime} error={wrong.time} late={late} />
      <ChipRow title="睡眠">
        <Chip onPress={sleep} wide>
          {child.nap ? <Sun className="size-5" aria-hidden="true" /> : <Moon className="size-5" aria-hidden="true" />}
          {child.nap ? '起きた' : '寝た'}
        </Chip>
      </ChipRow>
      <ChipRow title="食事">
        {mealAmount.keys.map((key) => (
          <Chip key={key} onPress={() => log({ kind: meal, meal_amount: key })}>
            {mealAmount.label(key)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow title="ミルク(ml)">
        {milks.map((milliliters) => (
          <Chip
            key={milliliters}
            label={`ミルク ${milliliters}ml`}
            onPress={() => log({ kind: milk, milk_milliliters: milliliters })}
          >
            {milliliters}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow title="排泄">
        {toiletResult.keys.map((key) => (
          <Chip key={key} onPress={() => log({ kind: toilet, toilet: key })}>
            {toiletResult.label(key)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow title="きげん">
        {childMood.keys.map((key) => (
          <Chip key={key} onPress={() => log({ kind: mood, mood: key })}>
            {childMood.label(key)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow title="体温(℃)">
        {temperatures.map((each) => (
          <Chip
            key={each}
            label={`体温 ${each.toFixed(1)}℃`}
            onPress={() => log({ kind: temperature, temperature: each })}
          >
            {each.toFixed(1)}
          </Chip>
        ))}
      </ChipRow>
      <form
        noValidate
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          typedTemperature();
        }}
      >
        <TextField
          label="ほかの体温"
          unmarked
          className="w-40"
          inputMode="decimal"
          autoComplete="off"
          placeholder="38.2"
          value={typed}
          error={wrong.temperature}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="plain">
          体温を記録
        </Button>
      </form>
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() === '') return setWrong({ note: 'メモを入力してください。' });
          void log({ kind: note, note: words.trim(), ...(!shown && { family_flag: false }) });
        }}
      >
        <TextAreaField
          label="メモ"
          unmarked
          rows={2}
          maxLength={500}
          value={words}
          error={wrong.note}
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
      </form>
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
