import { formatDuration, formatMinute } from '../../domain/time-format.ts';
import { SelectField } from './field.tsx';
import { levelLook, levelWords, SlotGrid } from './slot-grid.tsx';
import { possibleEnds, possibleStarts, type Slot, type SlotLevel, type SlotRange } from './slot-range.ts';

type SlotStripProps = {
  /** The day from opening to closing, extended hours included. */
  slots: readonly Slot[];
  /** How many children must fit. */
  needed: number;
  minimumMinutes?: number;
  value: SlotRange | null;
  onChange: (range: SlotRange | null) => void;
  error?: string;
};

const levelSign: Record<SlotLevel, string> = { free: '', few: '残', full: '—' };

/** The day in 15-minute steps: choose start and end by tap or drag in the picture, or by the two selects. */
export function SlotStrip({ slots, needed, minimumMinutes = 60, value, onChange, error }: SlotStripProps) {
  const starts = possibleStarts(slots, needed, minimumMinutes);
  const ends = value ? possibleEnds(slots, value.start, needed, minimumMinutes) : [];
  const option = (minute: number) => ({ key: String(minute), label: formatMinute(minute) });

  function chooseStart(start: number) {
    const possible = possibleEnds(slots, start, needed, minimumMinutes);
    const end = value && possible.includes(value.end) ? value.end : possible[0];
    onChange(end === undefined ? null : { start, end });
  }

  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="開始"
          required
          value={value ? String(value.start) : '0'}
          options={[{ key: '0', label: '選択' }, ...starts.map(option)]}
          onChange={(event) => chooseStart(Number(event.target.value))}
          error={error}
        />
        <SelectField
          label="終了"
          required
          value={value ? String(value.end) : '0'}
          options={[...(value ? [] : [{ key: '0', label: '選択' }]), ...ends.map(option)]}
          disabled={value === null}
          onChange={(event) => value && onChange({ start: value.start, end: Number(event.target.value) })}
        />
      </div>
      <p className="mt-2 min-h-7 text-note text-ink-soft" aria-live="polite">
        {value
          ? `${formatMinute(value.start)}〜${formatMinute(value.end)}(${formatDuration(value.end - value.start)})`
          : '下の表でも、始まりと終わりを順に押して選べます。'}
      </p>
      <SlotGrid slots={slots} needed={needed} minimum={minimumMinutes} value={value} onChange={onChange} />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-note" aria-label="色の意味">
        {(['free', 'few', 'full'] as const).map((level) => (
          <li key={level} className="inline-flex items-center gap-1.5">
            {/* The same signs as in the slots: colour never speaks alone. */}
            <span
              className={`inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-line leading-none ${levelLook[level]}`}
              aria-hidden="true"
            >
              {levelSign[level]}
            </span>
            {levelWords[level]}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-note text-ink-soft">選んだ時間の両端は、押したまま動かして変えられます。</p>
    </div>
  );
}
