import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { formatMinute } from '../../domain/time-format.ts';
import {
  dragAnchor,
  dragSlots,
  isHandle,
  type Slot,
  type SlotLevel,
  type SlotRange,
  slotLevel,
  slotMinutes,
  tapSlot,
} from './slot-range.ts';

export const levelWords: Record<SlotLevel, string> = { free: '空きあり', few: '残りわずか', full: '満席' };
export const levelLook: Record<SlotLevel, string> = {
  free: 'bg-trust-soft text-trust hover:bg-leaf/40',
  few: 'bg-ask-soft text-ask hover:bg-sun/50',
  full: 'bg-no-soft text-no cursor-not-allowed',
};

type SlotGridProps = {
  slots: readonly Slot[];
  needed: number;
  minimum: number;
  value: SlotRange | null;
  onChange: (range: SlotRange | null) => void;
};

/** The picture of the day, an hour a row. Taps, drags and arrow keys; the two selects of SlotStrip do the same. */
export function SlotGrid({ slots, needed, minimum, value, onChange }: SlotGridProps) {
  const [dragFrom, setDragFrom] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const hours = Map.groupBy(slots, (slot) => Math.floor(slot.minute / 60));
  const tabStop = value?.start ?? slots.find((slot) => slot.remaining >= needed)?.minute ?? slots[0]?.minute;

  function minuteUnder(event: PointerEvent): number | undefined {
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-minute]');
    const minute = cell instanceof HTMLElement && grid.current?.contains(cell) ? cell.dataset.minute : undefined;
    return minute === undefined ? undefined : Number(minute);
  }
  /** A mouse drags from anywhere; a finger only by the two ends of what is chosen, because elsewhere it scrolls. */
  function onPointerDown(event: PointerEvent, minute: number, level: SlotLevel) {
    if (event.pointerType === 'mouse' ? level === 'full' : !isHandle(value, minute)) return;
    setDragFrom(dragAnchor(value, minute));
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
    <div
      ref={grid}
      className="grid touch-pan-y gap-1"
      onPointerMove={onPointerMove}
      onPointerUp={() => setDragFrom(null)}
      onPointerCancel={() => setDragFrom(null)}
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
            const handle = isHandle(value, minute);
            return (
              <button
                key={minute}
                type="button"
                data-minute={minute}
                aria-label={slotName({ minute, remaining }, level)}
                tabIndex={minute === tabStop ? 0 : -1}
                aria-pressed={chosen}
                aria-disabled={level === 'full' || undefined}
                onClick={() => onChange(tapSlot(slots, value, minute, needed, minimum))}
                onPointerDown={(event) => onPointerDown(event, minute, level)}
                onKeyDown={(event) => onKeyDown(event, minute)}
                className={`slot figures relative min-h-11 rounded-sm text-note select-none ${handle ? 'touch-none' : ''} ${chosen ? 'bg-action font-bold text-white hover:bg-action-deep' : levelLook[level]}`}
              >
                <SlotText minute={minute} remaining={remaining} level={level} />
                {handle && (
                  <span
                    className="absolute bottom-0.5 left-1/2 h-0.5 w-5 -translate-x-1/2 rounded-full bg-white/80"
                    aria-hidden="true"
                  />
                )}
              </button>
            );
          })}
        </fieldset>
      ))}
      <span className="sr-only">{slotMinutes}分きざみ</span>
    </div>
  );
}

/** Read out whole, with what the colour says: '9:15 残2 残りわずか'. */
function slotName({ minute, remaining }: Slot, level: SlotLevel): string {
  const left = level === 'few' ? `残${remaining} ` : '';
  return `${formatMinute(minute)} ${left}${levelWords[level]}`;
}

/** Seen in the hour's row as ':15'. */
function SlotText({ minute, remaining, level }: Slot & { level: SlotLevel }) {
  if (level === 'full') return '—';
  return (
    <span className="block leading-tight">
      {formatMinute(minute).slice(-3)}
      {level === 'few' && <span className="block">残{remaining}</span>}
    </span>
  );
}
