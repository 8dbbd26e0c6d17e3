import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { MinuteOfDay, TimeRange } from '../../../domain/time.ts';
import { formatDuration, formatMinute, formatMinuteRange } from '../../../domain/time-format.ts';
import { FieldError } from '../field.tsx';

/** What may be chosen: starts, and the ends of the start that is chosen. Nothing else is shown. */
type PickerStart = { readonly start: MinuteOfDay /** Seats left where few are. */; readonly left?: number };
export type PickerLength = { readonly end: MinuteOfDay; readonly name: string; readonly note?: string };

type StayPickerProps = {
  starts: readonly PickerStart[];
  lengths: readonly PickerLength[];
  value: TimeRange | null;
  onStart: (start: MinuteOfDay) => void;
  onEnd: (end: MinuteOfDay) => void;
  /** One step shorter and longer, where that can be had. */
  shorter?: MinuteOfDay | undefined;
  longer?: MinuteOfDay | undefined;
  error?: string | undefined;
};

/** From when and how long, on every screen alike: tap an open hour, then a length. */
export function StayPicker(props: StayPickerProps) {
  const { starts, value, onStart, error } = props;
  const id = useId();
  const hours = Map.groupBy(starts, ({ start }) => Math.floor(start / 60));
  const hour = value === null ? null : Math.floor(value.start / 60);
  const within = hour === null ? [] : (hours.get(hour) ?? []);
  /** The minute stays, where the other hour has it. */
  const inHour = (next: readonly PickerStart[]): MinuteOfDay =>
    (next.find(({ start }) => value !== null && start % 60 === value.start % 60) ?? next[0])?.start ?? 0;
  return (
    <div className="stay-picker grid gap-3">
      <p aria-live="polite" className="min-h-8 leading-snug">
        {value ? (
          <strong className="figures text-lead">
            <span className="whitespace-nowrap">{formatMinuteRange(value.start, value.end)}</span>
            <span className="whitespace-nowrap">({formatDuration(value.end - value.start)})</span>
          </strong>
        ) : (
          <span className="text-note text-ink-soft">
            始まりの時間を押してください。空いている時間だけが出ています。
          </span>
        )}
      </p>
      <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
        <legend className="mb-1 text-note font-bold">開始</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-1.5">
          {[...hours].map(([each, minutes]) => (
            <PickerChoice
              key={each}
              name={`${id}-hour`}
              label={`${each}時`}
              note={fewLeft(minutes)}
              checked={each === hour}
              onChoose={() => onStart(inHour(minutes))}
            />
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
      {within.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">開始の分</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-1.5">
            {within.map(({ start }) => (
              <PickerChoice
                key={start}
                name={`${id}-minute`}
                label={formatMinute(start)}
                checked={start === value?.start}
                onChoose={() => onStart(start)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {value !== null && <Lengths {...props} value={value} id={id} />}
    </div>
  );
}

function Lengths({ id, lengths, value, onEnd, shorter, longer }: StayPickerProps & { id: string; value: TimeRange }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-note font-bold">長さ</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1.5">
        {lengths.map(({ end, name, note }) => (
          <PickerChoice
            key={name}
            name={`${id}-length`}
            label={name}
            note={note ?? `〜${formatMinute(end)}`}
            checked={end === value.end}
            onChoose={() => onEnd(end)}
          />
        ))}
      </div>
      {(shorter !== undefined || longer !== undefined) && (
        <div className="mt-1.5 flex gap-1.5">
          <Step end={shorter} by={shorter === undefined ? 0 : value.end - shorter} onEnd={onEnd} word="短くする">
            <Minus className="size-4" aria-hidden="true" />
          </Step>
          <Step end={longer} by={longer === undefined ? 0 : longer - value.end} onEnd={onEnd} word="長くする">
            <Plus className="size-4" aria-hidden="true" />
          </Step>
        </div>
      )}
    </fieldset>
  );
}

type StepProps = {
  end: MinuteOfDay | undefined;
  by: number;
  word: string;
  onEnd: (end: MinuteOfDay) => void;
  children: ReactNode;
};

function Step({ end, by, word, onEnd, children }: StepProps) {
  if (end === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => onEnd(end)}
      className="chip figures inline-flex min-h-11 flex-1 items-center justify-center gap-1 rounded-md border border-edge bg-white px-2 text-note font-bold hover:bg-cream"
    >
      {children}
      {formatDuration(by)}
      {word}
    </button>
  );
}

type PickerChoiceProps = {
  name: string;
  label: string;
  note?: string | undefined;
  checked: boolean;
  onChoose: () => void;
};

/** A radio as a chip: the arrow keys, the screen reader and voice control know it. */
export function PickerChoice({ name, label, note, checked, onChoose }: PickerChoiceProps) {
  return (
    <label className="chip figures relative flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-md border border-edge bg-white px-1 py-1 text-note leading-tight font-bold select-none hover:bg-cream has-checked:border-action has-checked:bg-action-soft has-checked:text-action has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-4">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 z-10 cursor-pointer opacity-0"
      />
      <span>{label}</span>
      {note && <span className="font-normal"> {note}</span>}
    </label>
  );
}

/** Where the whole hour has few seats, how many: 残2. */
function fewLeft(minutes: readonly PickerStart[]): string | undefined {
  const left = minutes.map((each) => each.left);
  return left.every((count) => count !== undefined) ? `残${Math.max(...left)}` : undefined;
}
