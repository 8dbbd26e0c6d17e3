import { Plus, X } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, TextField } from '../../../../ui/field.tsx';
import type { RosterHours } from './roster-text.ts';

type HoursFieldsProps = {
  hours: RosterHours;
  /** Whose or which day's, for screen readers, which lack the visual context. */
  of: string;
  /** By the name of the field within `hours`. */
  errors: Readonly<Record<string, string>>;
  onChange: (hours: RosterHours) => void;
};

const mostBreaks = 4;

/** From, to, and the breaks between. */
export function HoursFields({ hours, of, errors, onChange }: HoursFieldsProps) {
  const { breaks } = hours;
  const setBreak = (position: number, part: Partial<RosterHours['breaks'][number]>) =>
    onChange({ ...hours, breaks: breaks.map((each, at) => (at === position ? { ...each, ...part } : each)) });
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <TimeFields
          of={of}
          labels={['始まり', '終わり']}
          times={hours}
          errorOf={(name) => errors[name]}
          onChange={(part) => onChange({ ...hours, ...part })}
        />
      </div>
      {breaks.map((each, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own while they are typed
        <div key={position} className="grid grid-cols-[1fr_1fr_auto] items-end gap-x-3">
          <TimeFields
            of={of}
            labels={['休憩の開始', '休憩の終了']}
            times={each}
            errorOf={(name) => errors[`breaks.${position}.${name}`]}
            onChange={(part) => setBreak(position, part)}
          />
          <button
            type="button"
            onClick={() => onChange({ ...hours, breaks: breaks.filter((_, at) => at !== position) })}
            className="inline-flex size-12 items-center justify-center rounded-md text-ink-soft hover:bg-cream hover:text-ink"
          >
            <X className="size-5" aria-hidden="true" />
            <span className="sr-only">
              {of}の{position + 1}つめの休憩を外す
            </span>
          </button>
        </div>
      ))}
      {errors.breaks && <FieldError>{errors.breaks}</FieldError>}
      {breaks.length < mostBreaks && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange({ ...hours, breaks: [...breaks, { start_time: '12:00', end_time: '13:00' }] })}
        >
          <Plus className="size-4.5" aria-hidden="true" />
          休憩を足す<span className="sr-only">({of})</span>
        </Button>
      )}
    </div>
  );
}

type Times = { start_time: string; end_time: string };
type TimeFieldsProps = {
  of: string;
  labels: readonly [start: string, end: string];
  times: Times;
  errorOf: (name: keyof Times) => string | undefined;
  onChange: (part: Partial<Times>) => void;
};

function TimeFields({ of, labels, times, errorOf, onChange }: TimeFieldsProps) {
  return (['start_time', 'end_time'] as const).map((name, position) => (
    <TextField
      key={name}
      label={
        <>
          <span className="sr-only">{of}の</span>
          {labels[position]}
        </>
      }
      unmarked
      type="time"
      autoComplete="off"
      value={times[name]}
      error={errorOf(name)}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  ));
}
