import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { possibleStarts } from '../../../domain/reserves/stay-choice.ts';
import { formatMinute } from '../../../domain/time-format.ts';
import {
  type CellKind,
  cellKind,
  dragAnchor,
  dragTimes,
  hourRows,
  isHandle,
  type PickerDay,
  type SlotRange,
  type SlotTap,
} from './slot-range.ts';
import { cellSigns, cellStyles, cellText } from './slot-text.ts';

type SlotGridProps = {
  day: PickerDay;
  needed: number;
  value: SlotRange | null;
  /** What a tap on a time would do. */
  tap: (minute: number) => SlotTap;
  onTap: (minute: number) => void;
  onDrag: (range: SlotRange) => void;
};

/** An hour has as many columns as steps; where they would be too narrow, two rows. */
const columns: Readonly<Record<number, string>> = {
  10: 'grid-cols-[3rem_repeat(6,1fr)] @max-[20rem]:grid-cols-[3rem_repeat(3,1fr)] @max-[20rem]:[&>.hour]:row-span-2',
  // With very large letters.
  15: 'grid-cols-[3rem_repeat(4,1fr)] @max-[14rem]:grid-cols-[3rem_repeat(2,1fr)]',
  20: 'grid-cols-[3rem_repeat(3,1fr)]',
  30: 'grid-cols-[3rem_repeat(2,1fr)]',
  60: 'grid-cols-[3rem_1fr]',
};

/** The clock times of the day, an hour a row. Taps, drags and arrow keys; the two selects of SlotStrip do the same. */
export function SlotGrid({ day, needed, value, tap, onTap, onDrag }: SlotGridProps) {
  const [dragFrom, setDragFrom] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const hours = hourRows(day, value);
  const times = [...hours.values()].flat();
  const first = value?.start ?? possibleStarts(day)[0];
  const tabStop = first !== undefined && times.includes(first) ? first : times[0];

  function minuteUnder(event: PointerEvent): number | undefined {
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-minute]');
    const minute = cell instanceof HTMLElement && grid.current?.contains(cell) ? cell.dataset.minute : undefined;
    return minute === undefined ? undefined : Number(minute);
  }
  /** A mouse drags from anywhere; a finger only by the two ends of what is chosen, because elsewhere it scrolls. */
  function onPointerDown(event: PointerEvent, minute: number) {
    if (event.pointerType !== 'mouse' && !isHandle(value, minute)) return;
    setDragFrom(dragAnchor(value, minute));
  }
  function onPointerMove(event: PointerEvent) {
    const to = dragFrom === null ? undefined : minuteUnder(event);
    if (dragFrom === null || to === undefined || to === dragFrom) return;
    const range = dragTimes(day, dragFrom, to);
    if (range && (range.start !== value?.start || range.end !== value.end)) onDrag(range);
  }
  function onKeyDown(event: KeyboardEvent, minute: number) {
    const step = { ArrowRight: day.step_minutes, ArrowLeft: -day.step_minutes, ArrowDown: 60, ArrowUp: -60 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-minute="${minute + step}"]`)?.focus();
  }

  return (
    <div
      ref={grid}
      className="grid touch-pan-y gap-1"
      onPointerMove={onPointerMove}
      onPointerUp={() => setDragFrom(null)}
      onPointerCancel={() => setDragFrom(null)}
      onPointerLeave={() => setDragFrom(null)}
    >
      {[...hours].map(([hour, minutes]) => (
        <fieldset key={hour} className={`grid items-stretch gap-1 ${columns[day.step_minutes] ?? columns[15]}`}>
          <legend className="sr-only">{hour}時台</legend>
          <span className="hour figures self-center text-note text-ink-soft @max-[14rem]:row-span-2" aria-hidden="true">
            {hour}時
          </span>
          {/* A day that opens at half past keeps its columns. */}
          {Array.from({ length: ((minutes[0] ?? 0) % 60) / day.step_minutes }, (_, gap) => (
            <span key={`gap-${String(gap)}`} />
          ))}
          {minutes.map((minute) => {
            const kind = cellKind(day, minute, needed);
            const handle = isHandle(value, minute);
            const chosen = value !== null && minute >= value.start && minute <= value.end;
            const usable = 'range' in tap(minute);
            return (
              <button
                key={minute}
                type="button"
                data-minute={minute}
                aria-label={cellName(day, minute, kind, { value, usable })}
                tabIndex={minute === tabStop ? 0 : -1}
                aria-pressed={chosen}
                aria-disabled={!usable || undefined}
                onClick={() => onTap(minute)}
                onPointerDown={(event) => onPointerDown(event, minute)}
                onKeyDown={(event) => onKeyDown(event, minute)}
                className={`slot figures relative min-h-12 scroll-mt-60 scroll-mb-24 rounded-sm px-0.5 py-1 text-note leading-tight select-none ${handle ? 'touch-none' : ''} ${usable ? '' : 'cursor-not-allowed'} ${handle ? 'bg-action font-bold text-white hover:bg-action-deep' : chosen ? 'bg-action-soft font-bold text-action shadow-[inset_0_0_0_1px_var(--color-apricot)]' : cellStyles[kind]}`}
              >
                <span className="block">{formatMinute(minute).slice(-3)}</span>
                <span className="block">{cellSign(day, minute, kind, value)}</span>
              </button>
            );
          })}
        </fieldset>
      ))}
      <span className="sr-only">{day.step_minutes}分きざみ</span>
    </div>
  );
}

const seatsLeft = (day: PickerDay, minute: number): number =>
  day.slots.find(({ start }) => start === minute)?.remaining ?? 0;

/** Seen under the time in the hour's row. */
function cellSign(day: PickerDay, minute: number, kind: CellKind, value: SlotRange | null): string {
  if (minute === value?.start) return 'から';
  if (minute === value?.end) return 'まで';
  if (value && value.start < minute && minute < value.end) return '';
  return kind === 'few' ? `残${seatsLeft(day, minute)}` : cellSigns[kind];
}

/** Read out whole: the time, what is seen under it, and what the colour says: '9:15 残2 残りわずか'. */
function cellName(
  day: PickerDay,
  minute: number,
  kind: CellKind,
  { value, usable }: { value: SlotRange | null; usable: boolean },
): string {
  const sign = cellSign(day, minute, kind, value);
  const open = kind === 'free' || kind === 'few' || kind === 'held';
  const parts = [formatMinute(minute), sign, cellText[kind] === sign ? '' : cellText[kind]];
  if (isHandle(value, minute)) return parts.filter(Boolean).join(' ');
  // What begins here is taken, but one may stay until here.
  if (!open && usable) parts.push('ここまで選べます');
  if (open && !usable) parts.push('ここからは選べません');
  return parts.filter(Boolean).join(' ');
}
