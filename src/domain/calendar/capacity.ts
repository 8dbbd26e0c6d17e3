import type { ReserveSettings } from '../settings/settings.ts';
import { agesAt, asOldest, type ChildrenByAge, staffAt } from '../staffing/ratio.ts';
import { likeThese, type Staffing, staffedSeats } from '../staffing/staffed-seats.ts';
import { type MinuteOfDay, minuteOf, type TimeRange, timeSteps } from '../time.ts';

/**
 * Seats of one branch-day in steps (product-rules.md "Calendar, capacity, approval"). The same slots decide the calendar's
 * mark and what a parent sees; a save is judged minute by minute (seatRefusal). app.branch_day_loads says the same in SQL.
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
export type HeldSeats = TimeRange & {
  readonly children: number;
  /** Absent: counted as the oldest. */
  readonly ages?: ChildrenByAge;
};

export type Slot = {
  readonly start: MinuteOfDay;
  readonly capacity: number;
  readonly taken: number;
  /** For children like those asked about. Never negative: lowering the capacity never cancels existing reserves. */
  readonly remaining: number;
};

export type BranchDay = {
  readonly hours: DayHours;
  readonly capacity: number;
  readonly overrides: readonly CapacityOverride[];
  readonly held: readonly HeldSeats[];
  /** Where the roster decides who is taken; else seats alone count. */
  readonly staffing?: Staffing | null;
};

/**
 * The day's load minute by minute; it changes only at `changes`. In numbers alone: a calendar asks some 1,600 times, and an object
 * for each answer was half of all it left to be collected.
 */
function loadOf(day: BranchDay) {
  const overrides = day.overrides.map((override) => ({
    start: minuteOf(override.start_time),
    end: minuteOf(override.end_time),
    capacity: override.capacity,
  }));
  function capacityAt(minute: MinuteOfDay): number {
    for (const { start, end, capacity } of overrides) if (start <= minute && minute < end) return capacity;
    return day.capacity;
  }
  function takenAt(minute: MinuteOfDay): number {
    let taken = 0;
    for (const held of day.held) if (held.start <= minute && minute < held.end) taken += held.children;
    return taken;
  }
  const changes = [...day.held.map(({ start }) => start), ...overrides.flatMap(({ start, end }) => [start, end])];
  return { capacityAt, takenAt, freeAt: (minute: MinuteOfDay) => capacityAt(minute) - takenAt(minute), changes };
}

/** Below nothing where a capacity was lowered. */
export const freeSeatsAt = (day: BranchDay, minute: MinuteOfDay): number => loadOf(day).freeAt(minute);

/** The minute of [start, end) with the fewest seats left. What was saved under another step begins and ends between. */
function tightest(
  { freeAt, changes }: Pick<ReturnType<typeof loadOf>, 'freeAt' | 'changes'>,
  start: MinuteOfDay,
  end: MinuteOfDay,
): MinuteOfDay {
  if (changes.length === 0) return start;
  let [found, least] = [start, freeAt(start)];
  for (const minute of changes) {
    if (minute <= start || minute >= end) continue;
    const free = freeAt(minute);
    if (free < least) [found, least] = [minute, free];
  }
  return found;
}

/** How many children like those wanted the staff of [start, end) could still take on, at its tightest moment. */
function careFor(day: BranchDay, wanted: ChildrenByAge) {
  const { staffing, held } = day;
  if (!staffing) return null;
  const present = held.map(({ start, end, children, ages }) => ({ start, end, ages: ages ?? asOldest(children) }));
  const likeWanted = likeThese(wanted);
  const at = (minute: MinuteOfDay, most: number): number =>
    staffedSeats(agesAt(present, minute), staffAt(staffing.staff, minute), likeWanted, staffing.settings, most);
  // Who goes home and who comes to work only make it easier.
  const changes = [...held.map(({ start }) => start), ...staffing.staff.map(({ end }) => end)];
  return ({ start, end }: TimeRange, most: number): number => {
    let least = at(start, most);
    for (const minute of changes) if (start < minute && minute < end) least = Math.min(least, at(minute, least));
    return least;
  };
}

/** The whole steps within the hours of the day, each as full as it is at its fullest moment, for children of these ages. */
export function branchDaySlots(
  day: BranchDay,
  { step_minutes }: Pick<ReserveSettings, 'step_minutes'>,
  wanted: ChildrenByAge = asOldest(1),
): Slot[] {
  const opens = minuteOf(day.hours.extended_open_time);
  const closes = minuteOf(day.hours.extended_close_time);
  const { capacityAt, takenAt, freeAt, changes } = loadOf(day);
  const between = { freeAt, changes: changes.filter((minute) => minute % step_minutes !== 0) };
  const care = careFor(day, wanted);
  return timeSteps(opens, closes - step_minutes + 1, step_minutes).map((start) => {
    const minute = tightest(between, start, start + step_minutes);
    const [capacity, taken] = [capacityAt(minute), takenAt(minute)];
    const free = Math.max(0, capacity - taken);
    const caredFor = care?.({ start, end: start + step_minutes }, free) ?? free;
    return { start, capacity, taken, remaining: Math.max(0, caredFor) };
  });
}

/** Why the seats are unavailable: none left, or too few staff for children of that age. */
export type SeatRefusal = 'full' | 'understaffed';

/** Whether [start, end) has a seat and enough staff for each child at every minute, whatever the step. */
export function seatRefusal(day: BranchDay, wanted: HeldSeats): SeatRefusal | null {
  const { start, end, children, ages = asOldest(children) } = wanted;
  const load = loadOf(day);
  if (load.freeAt(tightest(load, start, end)) < children) return 'full';
  const caredFor = careFor(day, ages)?.(wanted, children) ?? children;
  return caredFor < children ? 'understaffed' : null;
}

/** True if [start, end) lies within the hours and its seats can be had. */
export function canHold(day: BranchDay, wanted: HeldSeats): boolean {
  const { start, end } = wanted;
  const within = minuteOf(day.hours.extended_open_time) <= start && end <= minuteOf(day.hours.extended_close_time);
  return start < end && within && seatRefusal(day, wanted) === null;
}

/** The minutes from which a stay of `length` fits for all the children, not before `earliest`. */
export function startsWithRoom(
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
    if (run >= steps && slot.start >= wanted.earliest) starts.push(slot.start);
  }
  return starts.reverse();
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
  const starts = startsWithRoom(slots, request, settings);
  const earlier = starts.filter((start) => start < wanted.start).reverse();
  const later = starts.filter((start) => start > wanted.start);
  const half = Math.ceil(options.limit / 2);
  const takeLater = later.slice(0, Math.max(half, options.limit - earlier.length));
  const takeEarlier = earlier.slice(0, options.limit - takeLater.length);
  return [...takeEarlier.reverse(), ...takeLater];
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
