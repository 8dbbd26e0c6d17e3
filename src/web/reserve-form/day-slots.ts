import type { FunctionOk } from '../../contract/functions.ts';
import { minuteOf } from '../../domain/time.ts';
import { isFree, possibleEnds, possibleStarts, type Slot, type SlotRange } from '../ui/slot-range.ts';

export type ReserveDay = Pick<FunctionOk<'reserveSlots'>, 'slots' | 'minimum_minutes'>;

/**
 * The server's slots as SlotStrip wants them. Only quarters that lie in some stay the server would accept stay free:
 * lead time, marks and hours are decided there (`startable`) and not again here. `held` is the reserve being edited,
 * whose own seats cannot be refused.
 */
export function stripSlots(day: ReserveDay, held?: SlotRange & { children: number }): Slot[] {
  const starts = day.slots.filter((slot) => slot.startable).map((slot) => minuteOf(slot.start_time));
  return day.slots.map((slot) => {
    const minute = minuteOf(slot.start_time);
    if (held && minute >= held.start && minute < held.end) {
      return { minute, remaining: Math.max(slot.remaining, held.children) };
    }
    const usable = starts.some((start) => start <= minute && minute < start + day.minimum_minutes);
    return { minute, remaining: usable ? slot.remaining : 0 };
  });
}

/** Today the hours that are over are not full, they are gone: whole hours before the first free quarter fall away. */
export function withoutPast(slots: readonly Slot[]): Slot[] {
  const first = slots.find((slot) => slot.remaining > 0);
  if (!first) return [];
  const from = Math.floor(first.minute / 60) * 60;
  return slots.filter((slot) => slot.minute >= from);
}

export type RangeWish = {
  /** Last time's hours, taken if they are free. */
  usual?: SlotRange | null;
  /** Otherwise the next free start with this length, or as long as is free; absent: nothing is chosen for the parent. */
  next_minutes?: number;
};

export function wishedRange(
  slots: readonly Slot[],
  needed: number,
  minimum: number,
  { usual, next_minutes }: RangeWish,
): SlotRange | null {
  if (usual && usual.end - usual.start >= minimum && isFree(slots, usual, needed)) return usual;
  const start = possibleStarts(slots, needed, minimum)[0];
  if (next_minutes === undefined || start === undefined) return null;
  const end = possibleEnds(slots, start, needed, minimum).findLast((each) => each <= start + next_minutes);
  return end === undefined ? null : { start, end };
}
