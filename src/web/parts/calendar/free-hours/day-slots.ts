import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { SlotState } from '../../../../domain/calendar/slot-states.ts';
import { type ChoiceDay, possibleStarts, stayFrom, stayRefusal } from '../../../../domain/reserves/stay-choice.ts';
import { type MinuteOfDay, minuteOf, type TimeRange } from '../../../../domain/time.ts';

type PickerSlot = {
  start: MinuteOfDay;
  state: SlotState;
  /** Seats left in this step. */
  remaining: number;
};
export type PickerDay = Omit<ChoiceDay, 'slots'> & { readonly slots: readonly PickerSlot[] };

export type ReserveDay = Pick<FunctionOk<'reserveSlots'>, 'slots' | 'step_minutes' | 'minimum_minutes' | 'held'>;

/** The server's answer as the picker wants it. What may be chosen is decided there, by each step's state. */
export function pickerDay({ slots, step_minutes, minimum_minutes, held }: ReserveDay): PickerDay {
  return {
    step_minutes,
    minimum_minutes,
    slots: slots.map(({ start_time, state, remaining }) => ({ start: minuteOf(start_time), state, remaining })),
    held: held && { start: minuteOf(held.start_time), end: minuteOf(held.end_time) },
  };
}

/** The first clock time that is not over or too near, if some are; null on a day that is wholly ahead. */
export function opensAgain(day: PickerDay): number | null {
  const next = day.slots.findLast(({ state }) => state === 'too_soon');
  return next ? next.start + day.step_minutes : null;
}

/** Why nothing at all can be chosen on a day without a possible start. */
export function nothingLeft(day: PickerDay): 'closed' | 'full' | 'understaffed' | 'own' | 'over' {
  const states = new Set(day.slots.map(({ state }) => state));
  if (states.has('closed_day') || states.has('outside_window') || states.has('branch_unavailable')) return 'closed';
  if (states.has('full')) return 'full';
  if (states.has('understaffed')) return 'understaffed';
  return states.has('own') ? 'own' : 'over';
}

export type RangeDefaults = {
  /** Last time's hours, taken if they are free. */
  usual?: TimeRange | null;
  /** Otherwise the next free start with this length, or as long as is free; absent: nothing is chosen for the parent. */
  nextMinutes?: number;
};

export function firstRange(day: PickerDay, { usual, nextMinutes }: RangeDefaults): TimeRange | null {
  if (usual && stayRefusal(day, usual) === null) return usual;
  const start = possibleStarts(day)[0];
  return nextMinutes === undefined || start === undefined ? null : stayFrom(day, start, nextMinutes);
}

/** How long a start that is tapped lasts to begin with. */
export const firstLength = ({ usual, nextMinutes }: RangeDefaults, minimum: number): number =>
  nextMinutes ?? (usual ? usual.end - usual.start : minimum);
