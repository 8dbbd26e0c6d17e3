import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { formatDuration, formatMinute } from '../../domain/time-format.ts';
import { SelectField } from './field.tsx';
import {
  dragSlots,
  possibleEnds,
  possibleStarts,
  type Slot,
  type SlotLevel,
  type SlotRange,
  slotLevel,
  slotMinutes,
  tapSlot,
} from './slot-range.ts';

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

const levelWords: Record<SlotLevel, string> = { free: '空きあり', few: '残りわずか', full: '満席' };
const levelLook: Record<SlotLevel, string> = {
  free: 'bg-trust-soft text-trust hover:bg-leaf/40',
  few: 'bg-ask-soft text-ask hover:bg-sun/50',
  full: 'bg-no-soft text-no cursor-not-allowed',
};

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
            <span
              className={`inline-block size-4 rounded-sm border border-line ${levelLook[level]}`}
              aria-hidden="true"
            />
            {levelWords[level]}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SlotGridProps = {
  slots: readonly Slot[];
  needed: number;
  minimum: number;
  value: SlotRange | null;
  onChange: (range: SlotRange | null) => void;
};

function SlotGrid({ slots, needed, minimum, value, onChange }: SlotGridProps) {
  const [dragFrom, setDragFrom] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const hours = Map.groupBy(slots, (slot) => Math.floor(slot.minute / 60));
  const tabStop = value?.start ?? slots.find((slot) => slot.remaining >= needed)?.minute ?? slots[0]?.minute;

  function minuteUnder(event: PointerEvent): number | undefined {
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-minute]');
    const minute = cell instanceof HTMLElement && grid.current?.contains(cell) ? cell.dataset.minute : undefined;
    return minute === undefined ? undefined : Number(minute);
  }
  function onPointerMove(event: PointerEvent) {
    const to = dragFrom === null ? undefined : minuteUnder(event);
    if (dragFrom === null || to === undefined || to === dragFrom) return;
    const range = dragSlots(slots, dragFrom, to, needed, minimum);
    if (range) onChange(range);
  }
  function onKeyDown(event: KeyboardEvent, minute: number) {
    const step = { ArrowRight: 15, ArrowLeft: -15, ArrowDown: 60, ArrowUp: -60 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-minute="${minute + step}"]`)?.focus();
  }

  return (
    // Dragging is an extra way: taps, arrow keys and the two selects do the same.
    <div
      ref={grid}
      className="grid touch-pan-y gap-1"
      onPointerMove={onPointerMove}
      onPointerUp={() => setDragFrom(null)}
      onPointerLeave={() => setDragFrom(null)}
    >
      {[...hours].map(([hour, quarters]) => (
        <fieldset key={hour} className="grid grid-cols-[3rem_repeat(4,1fr)] items-center gap-1">
          <legend className="sr-only">{hour}時台</legend>
          <span className="figures text-note text-ink-soft" aria-hidden="true">
            {hour}時
          </span>
          {quarters.map(({ minute, remaining }) => {
            const level = slotLevel(remaining, needed);
            const chosen = value !== null && minute >= value.start && minute < value.end;
            return (
              <button
                key={minute}
                type="button"
                data-minute={minute}
                tabIndex={minute === tabStop ? 0 : -1}
                aria-pressed={chosen}
                aria-disabled={level === 'full' || undefined}
                onClick={() => onChange(tapSlot(slots, value, minute, needed, minimum))}
                onPointerDown={(event) => event.pointerType === 'mouse' && level !== 'full' && setDragFrom(minute)}
                onKeyDown={(event) => onKeyDown(event, minute)}
                className={`slot figures min-h-11 rounded-sm text-note select-none ${chosen ? 'bg-action font-bold text-white hover:bg-action-deep' : levelLook[level]}`}
              >
                <SlotText minute={minute} remaining={remaining} level={level} />
              </button>
            );
          })}
        </fieldset>
      ))}
      <span className="sr-only">{slotMinutes}分きざみ</span>
    </div>
  );
}

/** Seen in the hour's row as ':15'; read out whole, with what the colour says: '9:15 残2 残りわずか'. */
function SlotText({ minute, remaining, level }: Slot & { level: SlotLevel }) {
  const [hour, quarter] = formatMinute(minute).split(':');
  return (
    <span className="block leading-tight">
      <span className="sr-only">{hour}</span>
      <span className={level === 'full' ? 'sr-only' : ''}>:{quarter} </span>
      {level === 'few' && <span className="block">残{remaining} </span>}
      {level === 'full' && <span aria-hidden="true">—</span>}
      <span className="sr-only">{levelWords[level]}</span>
    </span>
  );
}
