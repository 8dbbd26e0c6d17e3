import { useState } from 'react';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { lengthChoices } from '../../../domain/reserves/stay-choice.ts';
import { minuteOf, type TimeRange, timeSteps, timeText } from '../../../domain/time.ts';
import { formatDuration, formatMinute } from '../../../domain/time-format.ts';
import { PickerChoice } from '../../ui/calendar/stay-picker.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FreeStayPicker } from '../calendar/free-hours/free-stay-picker.tsx';

type WaitlistDay = Pick<
  FunctionOk<'reserveSlots'>,
  'close_time' | 'extended_open_time' | 'extended_close_time' | 'step_minutes' | 'minimum_minutes'
>;

type Times = { earliest_time: string; latest_time: string; minutes: number };
type WaitlistTimesPartProps = {
  day: WaitlistDay;
  value: Times;
  onChange: (times: Times) => void;
  error?: string | undefined;
};

/** How far the stay may lie beside the time that was chosen; null: at any time of the day. */
const margins: readonly (number | null)[] = [0, 30, 60, 120, null];
const marginText = (margin: number | null): string =>
  margin === null ? '一日のいつでも' : margin === 0 ? 'この時間だけ' : `前後${formatDuration(margin)}`;

/** A stay as everywhere else, and how far beside it would do as well. */
export function WaitlistTimesPart({ day, value, onChange, error }: WaitlistTimesPartProps) {
  const [open, close] = [minuteOf(day.extended_open_time), minuteOf(day.extended_close_time)];
  const [from, to] = [minuteOf(value.earliest_time), minuteOf(value.latest_time)];
  const beside = Math.floor((to - from - value.minutes) / 2);
  const [margin, setMargin] = useState<number | null>(margins.includes(beside) ? beside : null);
  const [stay, setStay] = useState<TimeRange>(() => {
    const start = margin === null ? from : from + margin;
    return { start, end: start + value.minutes };
  });
  function change(next: TimeRange, by: number | null) {
    setStay(next);
    setMargin(by);
    const [earliest, latest] = by === null ? [open, close] : [next.start - by, next.end + by];
    onChange({
      earliest_time: timeText(Math.max(open, earliest)),
      latest_time: timeText(Math.min(close, latest)),
      minutes: next.end - next.start,
    });
  }
  // Every hour that the branch is open can be waited for.
  const { step_minutes, minimum_minutes } = day;
  const slots = timeSteps(open, close, step_minutes).map((start) => ({ start, state: 'free' as const, remaining: 99 }));
  const whole = { step_minutes, minimum_minutes, slots, held: null };
  const ends = { usual: null, close: minuteOf(day.close_time), extended_close: close };
  return (
    <section aria-labelledby="wish-times" className="grid gap-4">
      <h2 id="wish-times" className="-mb-2 text-h3">
        時間
      </h2>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-note font-bold">いつお預けになりたいですか</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1.5">
          {margins.map((each) => (
            <PickerChoice
              key={each}
              name="wish-margin"
              label={marginText(each)}
              checked={each === margin}
              onChoose={() => change(stay, each)}
            />
          ))}
        </div>
      </fieldset>
      {margin === null ? (
        <AnyTime
          minutes={value.minutes}
          lengths={lengthChoices(whole, open, ends).flatMap(({ kind, end, refusal }) =>
            kind === 'length' && refusal === null ? [end - open] : [],
          )}
          onLength={(minutes) => change({ start: stay.start, end: stay.start + minutes }, null)}
        />
      ) : (
        <FreeStayPicker
          day={whole}
          needed={0}
          ends={ends}
          length={value.minutes}
          value={stay}
          onChange={(next) => change(next, margin)}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
      <p className="-mt-1 text-note text-ink-soft">
        {to - from > value.minutes
          ? `${formatMinute(from)}から${formatMinute(to)}のあいだで、続けて${formatDuration(value.minutes)}空いたときにご案内します。`
          : '前後の時間でもよければ、広げると席が見つかりやすくなります。'}
      </p>
    </section>
  );
}

type AnyTimeProps = { minutes: number; lengths: readonly number[]; onLength: (minutes: number) => void };

/** No start to choose: only how long. */
function AnyTime({ minutes, lengths, onLength }: AnyTimeProps) {
  const each = [...new Set([...lengths, minutes])].toSorted((a, b) => a - b);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-note font-bold">長さ</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1.5">
        {each.map((length) => (
          <PickerChoice
            key={length}
            name="wish-length"
            label={formatDuration(length)}
            checked={length === minutes}
            onChoose={() => onLength(length)}
          />
        ))}
      </div>
    </fieldset>
  );
}
