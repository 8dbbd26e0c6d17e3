import { useState } from 'react';
import { possibleEnds, possibleStarts, stayFrom } from '../../../domain/reserves/stay-choice.ts';
import { formatDuration, formatMinute, formatMinuteRange } from '../../../domain/time-format.ts';
import { SelectField } from '../field.tsx';
import { LengthChips, type PickerEnds } from './length-chips.tsx';
import { SlotGrid } from './slot-grid.tsx';
import {
  type CellKind,
  cellKind,
  hourRows,
  type PickerDay,
  type SlotRange,
  type TapStage,
  tapTime,
} from './slot-range.ts';
import { cellSigns, cellStyles, cellText, tapRefused } from './slot-text.ts';

type SlotStripProps = {
  day: PickerDay;
  /** How many children must fit. */
  needed: number;
  ends: PickerEnds;
  /** How long a start that is tapped lasts to begin with. */
  length: number;
  value: SlotRange | null;
  onChange: (range: SlotRange | null) => void;
  /** What the first tap does: a time that is there already may only need another end. */
  firstTap?: TapStage;
  error?: string;
};

const nextTap: Record<TapStage, string> = {
  start: '表を押すと、その時間が始まりになります。',
  end: '次に押した時間が終わりになります。長さでも選べます。',
  edge: '表を押すと、始まりと終わりの近いほうが動きます。',
};

/** From when to when: start and length, by taps on the day's clock times, by chips, or exactly by the two selects. */
export function SlotStrip(props: SlotStripProps) {
  const { day, needed, ends, length, value, onChange, firstTap = 'start', error } = props;
  const [stage, setStage] = useState(firstTap);
  const [refused, setRefused] = useState('');
  /** What is chosen already may be off the steps: a reserve of another time's settings. */
  const withChosen = (minutes: number[], chosen: number) =>
    minutes.includes(chosen) ? minutes : [...minutes, chosen].toSorted((a, b) => a - b);
  const option = (minute: number) => ({ key: String(minute), label: formatMinute(minute) });

  const starts = value ? withChosen(possibleStarts(day), value.start) : possibleStarts(day);
  function choose(range: SlotRange | null, next: TapStage) {
    setRefused('');
    setStage(next);
    onChange(range);
  }
  const tap = (minute: number) => tapTime(day, { range: value, stage }, minute, length);
  function onTap(minute: number) {
    const result = tap(minute);
    if ('range' in result) choose(result.range, result.stage);
    else setRefused(tapRefused(minute, result.refusal, day));
  }
  function chooseStart(start: number) {
    const possible = possibleEnds(day, start);
    const kept = value && possible.includes(value.end) ? { start, end: value.end } : stayFrom(day, start, length);
    choose(kept, 'edge');
  }

  return (
    <div className="@container">
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
          options={[
            ...(value ? [] : [{ key: '0', label: '選択' }]),
            ...(value ? withChosen(possibleEnds(day, value.start), value.end) : []).map(option),
          ]}
          disabled={value === null}
          onChange={(event) => value && choose({ start: value.start, end: Number(event.target.value) }, 'edge')}
        />
      </div>
      {/* Stays in view over the day's table, so that the length is at hand wherever the start was tapped; but never with
          letters so large that it would take the whole screen. */}
      <div className="top-0 z-10 bg-paper py-3 @min-[16rem]:[@media(min-height:40rem)]:sticky">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p aria-live="polite" className="leading-snug">
            {refused ? (
              <span className="text-note font-bold text-ask">{refused}</span>
            ) : value ? (
              <strong className="figures @min-[20rem]:text-lead">
                <span className="whitespace-nowrap">{formatMinuteRange(value.start, value.end)}</span>
                <span className="whitespace-nowrap">({formatDuration(value.end - value.start)})</span>
              </strong>
            ) : (
              <span className="text-note text-ink-soft">始まりの時間をお選びください。</span>
            )}
          </p>
          {value && (
            <button
              type="button"
              className="text-link min-h-11 shrink-0 px-1 text-note"
              onClick={() => choose(null, 'start')}
            >
              選び直す
            </button>
          )}
        </div>
        <LengthChips
          day={day}
          ends={ends}
          value={value}
          onChoose={(range) => choose(range, 'edge')}
          onRefused={setRefused}
        />
      </div>
      <p className="mb-2 text-note text-ink-soft">{nextTap[value === null ? 'start' : stage]}</p>
      <SlotGrid
        day={day}
        needed={needed}
        value={value}
        tap={tap}
        onTap={onTap}
        onDrag={(range) => choose(range, 'edge')}
      />
      <Legend kinds={kindsShown(day, needed, value)} />
      <p className="mt-2 text-note text-ink-soft">選んだ時間の両端は、押したまま動かして変えられます。</p>
    </div>
  );
}

/** Only what the day really has, besides what every day may have. */
function kindsShown(day: PickerDay, needed: number, value: SlotRange | null): CellKind[] {
  const found = new Set([...hourRows(day, value).values()].flat().map((minute) => cellKind(day, minute, needed)));
  const always: readonly CellKind[] = ['free', 'few', 'full'];
  const others: readonly CellKind[] = ['understaffed', 'own', 'too_soon', 'closed', 'held'];
  return [...always, ...others.filter((kind) => found.has(kind))];
}

function Legend({ kinds }: { kinds: readonly CellKind[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-note" aria-label="色の意味">
      {kinds.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          {/* The same signs as in the cells: colour never speaks alone. */}
          <span
            className={`inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-line px-1 leading-none ${cellStyles[kind]}`}
            aria-hidden="true"
          >
            {cellSigns[kind]}
          </span>
          {cellText[kind]}
        </li>
      ))}
    </ul>
  );
}
