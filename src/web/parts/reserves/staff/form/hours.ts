import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { type MinuteOfDay, minuteOf } from '../../../../../domain/time.ts';

export type ShownDay = Pick<
  FunctionOk<'reserveSlots'>,
  'slots' | 'step_minutes' | 'minimum_minutes' | 'extended_open_time' | 'extended_close_time' | 'reserve_remarks'
>;

/** An hour of the day as staff press it. */
export type ShownHour = {
  start: MinuteOfDay;
  /** Seats free throughout the hour, of how many. */
  remaining: number;
  capacity: number;
  state: 'free' | 'full' | 'understaffed' | 'over' | 'closed';
};

const closedStates: ReadonlySet<string> = new Set(['outside_window', 'branch_unavailable', 'closed_day']);

function stateOf(slots: ShownDay['slots']): ShownHour['state'] {
  if (slots.some(({ state }) => closedStates.has(state))) return 'closed';
  const ahead = slots.filter(({ state }) => state !== 'too_soon');
  if (ahead.length === 0) return 'over';
  return seatsLacking(ahead) ?? 'free';
}

function seatsLacking(slots: ShownDay['slots']): 'full' | 'understaffed' | null {
  if (slots.some(({ state }) => state === 'full')) return 'full';
  return slots.some(({ state }) => state === 'understaffed') ? 'understaffed' : null;
}

export function shownHours({ slots }: ShownDay): ShownHour[] {
  const byHour = Map.groupBy(slots, ({ start_time }) => Math.floor(minuteOf(start_time) / 60) * 60);
  return [...byHour].map(([start, inside]) => {
    const ahead = inside.filter(({ state }) => state !== 'too_soon');
    const fullest = (ahead.length > 0 ? ahead : inside).toSorted((a, b) => a.remaining - b.remaining)[0];
    return {
      start,
      remaining: Math.max(0, fullest?.remaining ?? 0),
      capacity: fullest?.capacity ?? 0,
      state: stateOf(inside),
    };
  });
}

export const isClosed = (day: ShownDay): boolean => day.slots.some(({ state }) => closedStates.has(state));

export type Range = { start: MinuteOfDay; end: MinuteOfDay };
type TappedRange = Range & { next: 'start' | 'end' };

/** The first moment that can still begin in an hour. */
function beginningOf(hour: MinuteOfDay, { slots }: ShownDay): MinuteOfDay {
  const inside = slots.filter(({ start_time }) => Math.floor(minuteOf(start_time) / 60) * 60 === hour);
  const first = inside.find(({ state }) => state !== 'too_soon') ?? inside[0];
  return first ? minuteOf(first.start_time) : hour;
}

/** Two presses make a stay: when it begins, then when it ends. An earlier hour starts again. */
export function tapHour(
  hour: MinuteOfDay,
  before: { range: Range | null; next: 'start' | 'end' },
  day: ShownDay,
  length: number,
): TappedRange {
  const { range, next } = before;
  const closes = minuteOf(day.extended_close_time);
  if (next === 'end' && range !== null && hour >= range.start + day.minimum_minutes) {
    return { start: range.start, end: Math.min(hour, closes), next: 'start' };
  }
  const start = beginningOf(hour, day);
  return { start, end: Math.min(start + length, closes), next: 'end' };
}

type TimeWarning = 'closed' | 'over' | 'outside' | 'full' | 'understaffed';

/** Why the chosen time would be refused, as far as the page knows; the save decides. */
export function timeWarningOf(day: ShownDay, range: Range | null): TimeWarning | null {
  if (isClosed(day)) return 'closed';
  if (range === null) return null;
  if (range.start < minuteOf(day.extended_open_time) || range.end > minuteOf(day.extended_close_time)) return 'outside';
  const inside = day.slots.filter(({ start_time }) => {
    const start = minuteOf(start_time);
    return start >= range.start && start < range.end;
  });
  if (inside.some(({ state }) => state === 'too_soon')) return 'over';
  return seatsLacking(inside);
}
