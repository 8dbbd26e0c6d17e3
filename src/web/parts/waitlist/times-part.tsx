import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { minuteOf, timeSteps, timeText } from '../../../domain/time.ts';
import { formatDuration, formatMinute } from '../../../domain/time-format.ts';
import { SelectField } from '../../ui/field.tsx';

type WaitlistDay = Pick<
  FunctionOk<'reserveSlots'>,
  'extended_open_time' | 'extended_close_time' | 'step_minutes' | 'minimum_minutes'
>;

type Times = { earliest_time: string; latest_time: string; minutes: number };
type WaitlistTimesPartProps = {
  day: WaitlistDay;
  value: Times;
  onChange: (times: Partial<Times>) => void;
  error?: string | undefined;
};

/** Lengths go by half hours where the day's steps do. */
const lengthStep = 30;

/** What was chosen stays to choose, whatever the hours of another day are. */
const withOwn = (minutes: readonly number[], own: number): number[] =>
  [...new Set([...minutes, own])].toSorted((a, b) => a - b);

/** From when to when at all, and how long of it. */
export function WaitlistTimesPart({ day, value, onChange, error }: WaitlistTimesPartProps) {
  const [open, close] = [minuteOf(day.extended_open_time), minuteOf(day.extended_close_time)];
  const [from, to] = [minuteOf(value.earliest_time), minuteOf(value.latest_time)];
  const clock = (own: number) =>
    withOwn([...timeSteps(open, close, day.step_minutes), close], own).map((minute) => ({
      key: timeText(minute),
      label: formatMinute(minute),
    }));
  const step = lengthStep % day.step_minutes === 0 ? lengthStep : day.step_minutes;
  const lengths = withOwn([...timeSteps(day.minimum_minutes, close - open, step), close - open], value.minutes);
  const between = to - from;
  return (
    <section aria-labelledby="wish-times" className="grid gap-4">
      <h2 id="wish-times" className="-mb-2 text-h3">
        時間
      </h2>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="いちばん早い開始"
          unmarked
          options={clock(from)}
          value={value.earliest_time}
          onChange={(event) => onChange({ earliest_time: event.target.value })}
        />
        <SelectField
          label="いちばん遅い終了"
          unmarked
          options={clock(to)}
          value={value.latest_time}
          onChange={(event) => onChange({ latest_time: event.target.value })}
          error={error}
        />
      </div>
      <SelectField
        label="お預かりの長さ"
        unmarked
        className="max-w-64"
        options={lengths.map((minutes) => ({ key: String(minutes), label: formatDuration(minutes) }))}
        value={String(value.minutes)}
        onChange={(event) => onChange({ minutes: Number(event.target.value) })}
      />
      <p className="-mt-1 text-note text-ink-soft">
        {between > value.minutes
          ? `${formatMinute(from)}から${formatMinute(to)}のあいだで、続けて${formatDuration(value.minutes)}空いたときにご案内します。`
          : '前後の時間でもよければ、広げると席が見つかりやすくなります。'}
      </p>
    </section>
  );
}
