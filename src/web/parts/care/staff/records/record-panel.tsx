import { CameraOff, ChevronRight, CircleCheck, Clock, Moon, Sun } from 'lucide-react';
import { childLogKind, childMood, mealAmount, toiletResult } from '../../../../../domain/care/log-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FamilyDayParts } from '../family-day/family-day-parts.tsx';
import { PhotoPart } from '../family-day/photo-part.tsx';
import { AllergyAlarm } from '../health/allergy-alarm.tsx';
import { AddNap } from '../naps/add-nap.tsx';
import type { CaredChild } from './care-day.ts';
import { Chip, ChipRow } from './chips.tsx';
import { FeedingQuestion } from './feeding-question.tsx';
import { LogList } from './log-list.tsx';
import { MomentField } from './moment-field.tsx';
import { TypedNote, TypedTemperature } from './typed-entries.tsx';
import { useWriting, type Values, type WritingProps } from './use-writing.ts';

const { temperature, meal, milk, toilet, mood } = childLogKind.code;

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

type PanelProps = Omit<WritingProps, 'child'> & {
  child: CaredChild | null;
  /** Everybody who came today: who else may be on a picture. */
  others: readonly CaredChild[];
  onClose: () => void;
  /** The next child in the order of the page. */
  onNext?: (() => void) | undefined;
};

/** One child's log under the thumb: a touch on the value writes it down, with this moment, and the panel stays. */
export function RecordPanel({ child, onClose, onNext, ...panel }: PanelProps) {
  return (
    <Dialog
      wide
      steady
      title={child ? `${withSan(child.name)}の記録` : ''}
      isOpen={child !== null}
      onClose={onClose}
      actions={
        <>
          {onNext && (
            <Button kind="plain" onClick={onNext}>
              次のお子さま
              <ChevronRight className="size-5" aria-hidden="true" />
            </Button>
          )}
          <Button onClick={onClose}>終わる</Button>
        </>
      }
    >
      {child && <Panel key={child.key} child={child} {...panel} />}
    </Dialog>
  );
}

function Panel({ others, ...props }: WritingProps & Pick<PanelProps, 'others'>) {
  const { child, onWritten } = props;
  const writing = useWriting(props);
  const { log, sleep, done, waits, asked, leave, moment, written } = writing;
  return (
    <div className="grid gap-4">
      <AllergyAlarm child={child.allergies} />
      <p
        role="status"
        className={`figures sticky top-0 z-10 flex min-h-7 items-center gap-1.5 bg-paper font-bold ${written?.waiting ? 'text-ink-soft' : 'text-trust'}`}
      >
        {written?.waiting === false && <CircleCheck className="size-5 shrink-0" aria-hidden="true" />}
        {written?.waiting && <Clock className="size-5 shrink-0" aria-hidden="true" />}
        {written?.words}
      </p>
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
            <Chip key={text} {...(label && { label })} onPress={() => void log(values)}>
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
          record={props.record}
          onDone={(waiting) => {
            onWritten();
            if (waiting) waits('写真');
            else done('写真を記録しました');
          }}
        />
      ) : (
        <p className="inline-flex min-h-12 w-fit items-center gap-2 rounded-md bg-no-soft px-4 font-bold text-no">
          <CameraOff className="size-5" aria-hidden="true" />
          連絡帳の写真は、ご家庭の同意がありません
        </p>
      )}
      <AddNap child={child} onAdded={onWritten} />
      <FamilyDayParts child={child} onChanged={onWritten} />
      <details className="border-t border-line">
        <summary className="flex min-h-11 cursor-pointer items-center font-bold text-ink-soft">
          すべての記録を見る
        </summary>
        <LogList child={child} onChanged={onWritten} />
      </details>
    </div>
  );
}
