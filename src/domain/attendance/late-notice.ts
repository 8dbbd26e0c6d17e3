import { type LateKind, lateKind } from '../messages/message-codes.ts';
import { addMinutes, epochOf, type Instant } from '../time.ts';

/** The big buttons; any other time is picked in steps. */
export const lateMinutes = [10, 15, 30, 45, 60] as const;
const stepMinutes = 5;

export type LateStay = {
  readonly kind: LateKind;
  readonly start_datetime: Instant;
  readonly end_datetime: Instant;
  /** The last moment at which a child may still leave: closing and the grace. */
  readonly until: Instant;
};

/** What was agreed: the arrival or the pick-up. */
export const plannedOf = ({ kind, start_datetime, end_datetime }: Omit<LateStay, 'until'>): Date =>
  new Date(epochOf(kind === lateKind.code.arrival ? start_datetime : end_datetime));

/** The latest time that can be announced: arrival before the stay ends, pick-up by closing. Anyone later has to call. */
const lastOf = ({ kind, end_datetime, until }: LateStay): number =>
  kind === lateKind.code.arrival ? epochOf(end_datetime) - 1 : epochOf(until);

type LateRefusal = 'late_time_past' | 'late_after_closing';

export function lateRefusal(stay: LateStay, expected: Instant, now: Instant): LateRefusal | null {
  if (epochOf(expected) <= Math.max(epochOf(now), plannedOf(stay).getTime())) return 'late_time_past';
  return epochOf(expected) > lastOf(stay) ? 'late_after_closing' : null;
}

/** Every time that can be said now, in steps from what was agreed. */
export function lateTimes(stay: LateStay, now: Instant): Date[] {
  const planned = plannedOf(stay);
  const steps = Math.floor((lastOf(stay) - planned.getTime()) / (stepMinutes * 60_000));
  return Array.from({ length: Math.max(0, steps) }, (_, index) =>
    addMinutes(planned, (index + 1) * stepMinutes),
  ).filter((time) => lateRefusal(stay, time, now) === null);
}

/** Not late until then: the agreed time, or a later one announced by the family. */
export const laterOf = (agreed: Instant, said: Instant | null | undefined): Date =>
  new Date(Math.max(epochOf(agreed), said === null || said === undefined ? 0 : epochOf(said)));
