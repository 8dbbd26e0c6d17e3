import { type MinuteOfDay, minuteOf, timeSteps } from '../time.ts';
import type { ReserveSettings } from './settings.ts';

/**
 * Seats of one branch-day in steps (domain-rules "Calendar, capacity, approval"). The same slots decide the calendar's
 * mark, what a parent sees and what a save accepts; app.branch_day_slots gives them in SQL.
 */
export type DayHours = {
  readonly open_time: string;
  readonly close_time: string;
  readonly extended_open_time: string;
  readonly extended_close_time: string;
};

/** branch_capacities: another capacity for a time range of the day. */
export type CapacityOverride = { readonly start_time: string; readonly end_time: string; readonly capacity: number };

/** The seats a live reserve holds; a pending request holds its seats too. */
export type HeldSeats = { readonly start: MinuteOfDay; readonly end: MinuteOfDay; readonly children: number };

export type Slot = {
  readonly start: MinuteOfDay;
  readonly capacity: number;
  readonly taken: number;
  /** Never negative: a lowered capacity does not unseat anybody. */
  readonly remaining: number;
};

export type BranchDay = {
  readonly hours: DayHours;
  readonly capacity: number;
  readonly overrides: readonly CapacityOverride[];
  readonly held: readonly HeldSeats[];
};

export function branchDaySlots(day: BranchDay, settings: Pick<ReserveSettings, 'step_minutes'>): Slot[] {
  const overrides = day.overrides.map((override) => ({
    start: minuteOf(override.start_time),
    end: minuteOf(override.end_time),
    capacity: override.capacity,
  }));
  const opens = minuteOf(day.hours.extended_open_time);
  const closes = minuteOf(day.hours.extended_close_time);
  return timeSteps(opens, closes, settings.step_minutes).map((start) => {
    const capacity = overrides.find((each) => each.start <= start && start < each.end)?.capacity ?? day.capacity;
    let taken = 0;
    for (const held of day.held) if (held.start <= start && start < held.end) taken += held.children;
    return { start, capacity, taken, remaining: Math.max(0, capacity - taken) };
  });
}

/** True if every step of [start, end) exists and has a seat for each child. */
export function canHold(
  slots: readonly Slot[],
  wanted: HeldSeats,
  settings: Pick<ReserveSettings, 'step_minutes'>,
): boolean {
  const free = new Set(slots.filter((slot) => slot.remaining >= wanted.children).map((slot) => slot.start));
  const needed = timeSteps(wanted.start, wanted.end, settings.step_minutes);
  return needed.length > 0 && needed[0] === wanted.start && needed.every((start) => free.has(start));
}

/** The minutes from which a stay of `length` fits for all the children, not before `earliest`. */
export function possibleStarts(
  slots: readonly Slot[],
  wanted: { readonly children: number; readonly length: number; readonly earliest: MinuteOfDay },
  settings: Pick<ReserveSettings, 'step_minutes'>,
): MinuteOfDay[] {
  const steps = Math.ceil(wanted.length / settings.step_minutes);
  const starts: MinuteOfDay[] = [];
  let run = 0;
  // Backwards, so that `run` is the number of free steps from here on.
  for (let index = slots.length - 1; index >= 0; index -= 1) {
    const slot = slots[index];
    if (slot === undefined) continue;
    run = slot.remaining >= wanted.children ? run + 1 : 0;
    if (run >= steps && slot.start >= wanted.earliest) starts.unshift(slot.start);
  }
  return starts;
}

/**
 * The nearest other start times of the same length, in order of time. Half of them earlier and half later where both
 * exist, so that a parent who cannot come earlier still gets an answer.
 */
export function alternativeStarts(
  slots: readonly Slot[],
  wanted: HeldSeats,
  options: { readonly earliest: MinuteOfDay; readonly limit: number },
  settings: Pick<ReserveSettings, 'step_minutes'>,
): MinuteOfDay[] {
  const request = { children: wanted.children, length: wanted.end - wanted.start, earliest: options.earliest };
  const starts = possibleStarts(slots, request, settings);
  const earlier = starts.filter((start) => start < wanted.start).reverse();
  const later = starts.filter((start) => start > wanted.start);
  const half = Math.ceil(options.limit / 2);
  const take_later = later.slice(0, Math.max(half, options.limit - earlier.length));
  const take_earlier = earlier.slice(0, options.limit - take_later.length);
  return [...take_earlier.reverse(), ...take_later];
}

/** Until when the steps from `start` on stay free for all the children; `start` itself if the first is not. */
export function freeUntil(
  slots: readonly Slot[],
  start: MinuteOfDay,
  children: number,
  settings: Pick<ReserveSettings, 'step_minutes'>,
): MinuteOfDay {
  let end = start;
  for (const slot of slots) if (slot.start === end && slot.remaining >= children) end += settings.step_minutes;
  return end;
}
