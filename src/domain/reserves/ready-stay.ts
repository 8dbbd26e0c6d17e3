import type { ReserveSettings } from '../settings/settings.ts';
import type { MinuteOfDay, TimeRange } from '../time.ts';
import { type ChoiceDay, possibleStarts, stayFrom, stayRefusal } from './stay-choice.ts';

/** How long a family usually stays: the middle one of its latest stays, on the steps in force. */
export function usualStayMinutes(
  lengths: readonly number[],
  {
    ready_minutes,
    minimum_minutes,
    step_minutes,
  }: Pick<ReserveSettings, 'ready_minutes' | 'minimum_minutes' | 'step_minutes'>,
): number {
  const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? ready_minutes;
  return Math.max(minimum_minutes, Math.ceil(middle / step_minutes) * step_minutes);
}

export type StayPreference = {
  /** Null: the next that is free. */
  readonly start: MinuteOfDay | null;
  readonly minutes: number;
};

/**
 * The stay that is offered: at the preferred start if something can begin there, else the next start at which the whole
 * length is free, else the first with as much of it as is free. Null where nothing can begin.
 */
export function readyStay(day: ChoiceDay, { start, minutes }: StayPreference): TimeRange | null {
  const starts = possibleStarts(day);
  if (start !== null && starts.includes(start)) return stayFrom(day, start, minutes);
  const whole = starts.filter((each) => stayRefusal(day, { start: each, end: each + minutes }) === null);
  const found = whole.find((each) => each >= (start ?? 0)) ?? whole[0] ?? starts[0];
  return found === undefined ? null : stayFrom(day, found, minutes);
}

/** Why nothing is available; the first that applies is reported. */
export const notReadyReasons = [
  'not_allowed',
  'no_children',
  'no_branch',
  'age',
  'closed',
  'full',
  'understaffed',
  'own',
  'over',
] as const;
export type NotReadyReason = (typeof notReadyReasons)[number];

/** Of a day without a possible start. */
export function whyNothing(day: ChoiceDay): NotReadyReason {
  const states = new Set(day.slots.map(({ state }) => state));
  if (states.has('closed_day') || states.has('outside_window') || states.has('branch_unavailable')) return 'closed';
  if (states.has('full')) return 'full';
  if (states.has('understaffed')) return 'understaffed';
  return states.has('own') ? 'own' : 'over';
}
