/** The arithmetic of SlotStrip: quarter hours of one day, in minutes since midnight. */
export const slotMinutes = 15;

export type Slot = { minute: number /** Seats left in these 15 minutes. */; remaining: number };
export type SlotLevel = 'free' | 'few' | 'full';
export type SlotRange = { start: number; end: number };

/** `needed` children must fit; "few" when at most one more would. */
export function slotLevel(remaining: number, needed: number): SlotLevel {
  if (remaining < needed) return 'full';
  return remaining <= needed + 1 ? 'few' : 'free';
}

export function isFree(slots: readonly Slot[], range: SlotRange, needed: number): boolean {
  const wanted = (range.end - range.start) / slotMinutes;
  const found = slots.filter(
    (slot) => slot.minute >= range.start && slot.minute < range.end && slot.remaining >= needed,
  );
  return wanted > 0 && found.length === wanted;
}

/** Where a reserve of at least `minimum` minutes can begin. */
export function possibleStarts(slots: readonly Slot[], needed: number, minimum: number): number[] {
  return slots.map((slot) => slot.minute).filter((start) => isFree(slots, { start, end: start + minimum }, needed));
}

/** Where one that begins at `start` can end: up to the first full slot. */
export function possibleEnds(slots: readonly Slot[], start: number, needed: number, minimum: number): number[] {
  const ends: number[] = [];
  for (let end = start + minimum; isFree(slots, { start, end }, needed); end += slotMinutes) ends.push(end);
  return ends;
}

/**
 * A tap: the first one chooses the start (with the shortest possible end), the second the end; a tap before the start,
 * or beyond what is free, begins anew there. null where no reserve can begin.
 */
export function tapSlot(
  slots: readonly Slot[],
  range: SlotRange | null,
  minute: number,
  needed: number,
  minimum: number,
): SlotRange | null {
  if (range && minute > range.start && range.end - range.start === minimum) {
    const end = Math.max(minute + slotMinutes, range.start + minimum);
    if (isFree(slots, { start: range.start, end }, needed)) return { start: range.start, end };
  }
  const fresh = { start: minute, end: minute + minimum };
  return isFree(slots, fresh, needed) ? fresh : range;
}

/** The first and the last chosen slot: what one takes hold of to move an end. */
export function isHandle(range: SlotRange | null, minute: number): boolean {
  return range !== null && (minute === range.start || minute === range.end - slotMinutes);
}

/** What stays where it is during a drag that begins at `minute`: the other end of what is chosen, or that slot itself. */
export function dragAnchor(range: SlotRange | null, minute: number): number {
  if (range === null || !isHandle(range, minute)) return minute;
  return minute === range.start ? range.end - slotMinutes : range.start;
}

/** A drag from one slot to another, either way; stops before the first full slot. */
export function dragSlots(
  slots: readonly Slot[],
  from: number,
  to: number,
  needed: number,
  minimum: number,
): SlotRange | null {
  const start = Math.min(from, to);
  const ends = possibleEnds(slots, start, needed, minimum);
  const wanted = Math.max(from, to) + slotMinutes;
  const end = ends.findLast((candidate) => candidate <= wanted) ?? ends[0];
  return end === undefined ? null : { start, end };
}
