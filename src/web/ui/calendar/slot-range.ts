import type { SlotState } from '../../../domain/calendar/slot-states.ts';
import {
  type ChoiceDay,
  clockTimes,
  type StayRefusal,
  stayFrom,
  stayRefusal,
} from '../../../domain/reserves/stay-choice.ts';
import type { MinuteOfDay, TimeRange } from '../../../domain/time.ts';

/** The arithmetic of SlotStrip: what taps and drags mean. Times are clock times: a stay that ends at 13:00 ends at 13:00. */
export type SlotRange = TimeRange;

export type PickerSlot = {
  start: MinuteOfDay;
  state: SlotState;
  /** Seats left in this step. */
  remaining: number;
};
export type PickerDay = Omit<ChoiceDay, 'slots'> & { readonly slots: readonly PickerSlot[] };

/** What a cell of the grid says of the time that begins there. */
export type CellKind = 'free' | 'few' | 'full' | 'understaffed' | 'own' | 'too_soon' | 'closed' | 'held' | 'closing';

/** `needed` children must fit; "few" when at most one more would. The last clock time of the day can only be an end. */
export function cellKind(day: PickerDay, minute: MinuteOfDay, needed: number): CellKind {
  if (day.held && day.held.start <= minute && minute < day.held.end) return 'held';
  const slot = day.slots.find(({ start }) => start === minute);
  if (!slot) return 'closing';
  switch (slot.state) {
    case 'free':
      return slot.remaining <= needed + 1 ? 'few' : 'free';
    case 'full':
    case 'understaffed':
    case 'own':
    case 'too_soon':
      return slot.state;
    default:
      return 'closed';
  }
}

/** The clock times hour by hour. Hours that are wholly over are not drawn. */
export function hourRows(day: PickerDay, value: SlotRange | null): Map<number, MinuteOfDay[]> {
  const gone = (minute: MinuteOfDay) =>
    cellKind(day, minute, 1) === 'too_soon' && !(value && value.start <= minute && minute <= value.end);
  const hours = Map.groupBy(clockTimes(day), (minute) => Math.floor(minute / 60));
  return new Map([...hours].filter(([, minutes]) => !minutes.every(gone)));
}

/** What the next tap chooses. */
export type TapStage = 'start' | 'end' | 'edge';
export type SlotTap = { range: SlotRange; stage: TapStage } | { refusal: StayRefusal };

/**
 * A tap: the first chooses the start (with the length asked for, or what is possible of it), the second the end, every
 * further one moves the nearer of the two. What cannot be reached that way starts again there.
 */
export function tapTime(
  day: PickerDay,
  chosen: { range: SlotRange | null; stage: TapStage },
  minute: MinuteOfDay,
  length: number,
): SlotTap {
  const moved = chosen.range && movedTo(chosen.range, chosen.stage, minute);
  if (moved) {
    const refusal = stayRefusal(day, moved);
    if (refusal === null) return { range: moved, stage: 'edge' };
    if (refusal === 'too_short') return { refusal };
  }
  const fresh = stayFrom(day, minute, length);
  if (fresh) return { range: fresh, stage: 'end' };
  return { refusal: stayRefusal(day, { start: minute, end: minute + day.minimum_minutes }) ?? 'full' };
}

function movedTo({ start, end }: SlotRange, stage: TapStage, minute: MinuteOfDay): SlotRange | null {
  if (stage === 'start') return null;
  if (stage === 'end') return minute > start ? { start, end: minute } : null;
  return Math.abs(minute - start) < Math.abs(minute - end) ? { start: minute, end } : { start, end: minute };
}

/** The two ends of what is chosen: what one takes hold of to move one of them. */
export const isHandle = (range: SlotRange | null, minute: MinuteOfDay): boolean =>
  range !== null && (minute === range.start || minute === range.end);

/** What stays where it is during a drag that begins at `minute`: the other end of what is chosen, or that time itself. */
export function dragAnchor(range: SlotRange | null, minute: MinuteOfDay): MinuteOfDay {
  if (range === null || !isHandle(range, minute)) return minute;
  return minute === range.start ? range.end : range.start;
}

/** A drag from a time that stays to another, either way, as far as it can be had; null where it cannot. */
export function dragTimes(day: PickerDay, anchor: MinuteOfDay, to: MinuteOfDay): SlotRange | null {
  const between = clockTimes(day).filter((minute) => Math.min(anchor, to) <= minute && minute <= Math.max(anchor, to));
  const ranges =
    anchor < to
      ? between.toReversed().map((end) => ({ start: anchor, end }))
      : between.map((start) => ({ start, end: anchor }));
  return ranges.find((range) => stayRefusal(day, range) === null) ?? null;
}
