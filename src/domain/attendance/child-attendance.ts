import { type ChildAttendance, type ChildcareStatus, childAttendance, childcareStatus } from '../codes.ts';
import type { ReserveSettings } from '../settings/settings.ts';
import { addMinutes, epochOf, type Instant } from '../time.ts';
import type { DoorWarning } from './door/hand-over.ts';

/** Each child of a reserve comes and leaves on its own; the reserve's childcare_status follows from them. */
export type ChildAct = 'check_in' | 'check_out' | 'no_show';

const { expected, present, left, absent } = childAttendance.code;

/** From which state an act leads where; an undo goes the same way back. */
export const childTransitions: Readonly<
  Record<ChildAct, { readonly from: ChildAttendance; readonly to: ChildAttendance }>
> = {
  check_in: { from: expected, to: present },
  check_out: { from: present, to: left },
  no_show: { from: expected, to: absent },
};

/** What an undo takes a child back to; null where nothing was done yet. */
export function undoneAttendance(state: ChildAttendance): ChildAttendance | null {
  return Object.values(childTransitions).find(({ to }) => to === state)?.from ?? null;
}

/**
 * The reserve's state: a stay is open while any child is present, and also while one has left and another is still
 * expected. It is over when every child that came has left and no one else is expected; a no-show if none came.
 */
export function childcareStatusOf(children: readonly ChildAttendance[]): ChildcareStatus {
  const some = (state: ChildAttendance): boolean => children.includes(state);
  if (some(present) || (some(left) && some(expected))) return childcareStatus.code.present;
  if (some(left)) return childcareStatus.code.left;
  return some(absent) && !some(expected) ? childcareStatus.code.noShow : childcareStatus.code.upcoming;
}

export type AttendingChild = { readonly child_id: number; readonly attendance_status: ChildAttendance };
type ChildTargets =
  /** The children the act changes; empty if it was already done. */
  | { readonly ok: true; readonly child_ids: readonly number[] }
  | { readonly ok: false; readonly reason: 'transition_refused' | 'reserve_child_unknown' };

/**
 * Whom an act is about. Named children must all be able to take it (or have taken it: the same tap twice changes
 * nothing); without names it applies to every child it makes sense for.
 */
export function childTargets(
  children: readonly AttendingChild[],
  act: ChildAct,
  named: readonly number[] | undefined,
): ChildTargets {
  const { from, to } = childTransitions[act];
  if (named?.some((id) => !children.some(({ child_id }) => child_id === id))) {
    return { ok: false, reason: 'reserve_child_unknown' };
  }
  const asked = children.filter(({ child_id }) => named === undefined || named.includes(child_id));
  const able = asked.filter(({ attendance_status }) => attendance_status === from);
  const done = asked.filter(({ attendance_status }) => attendance_status === to);
  const fits = named === undefined ? able.length + done.length > 0 : able.length + done.length === asked.length;
  if (!fits) return { ok: false, reason: 'transition_refused' };
  return { ok: true, child_ids: able.map(({ child_id }) => child_id) };
}

/** The children after an act or its undo. */
export function withAttendance<Child extends AttendingChild>(
  children: readonly Child[],
  child_ids: readonly number[],
  to: ChildAttendance,
): Child[] {
  return children.map((child) => (child_ids.includes(child.child_id) ? { ...child, attendance_status: to } : child));
}

/**
 * What staff must confirm before checking a child in: far too early, a fever, a morning form that has not been approved, or
 * no emergency contact besides the parents.
 */
export const everyArrivalWarning = ['early', 'temperature', 'morning', 'emergency_contact'] as const;
export type ArrivalWarning = (typeof everyArrivalWarning)[number];
/** … and before a child is handed over to a person the family has not named. */
export type AttendanceWarning = ArrivalWarning | DoorWarning;

export function arrivalWarnings(
  arrival: {
    readonly at: Instant;
    readonly start: Instant;
    readonly temperature: number | null;
    /** A morning form asks for attention, and the branch has not said that the child may come. */
    readonly unwell: boolean;
    /** The family has given no emergency contact. */
    readonly noContact: boolean;
  },
  settings: Pick<ReserveSettings, 'early_arrival_minutes' | 'fever_temperature'>,
): ArrivalWarning[] {
  const early = epochOf(arrival.at) < addMinutes(arrival.start, -settings.early_arrival_minutes).getTime();
  const warm = arrival.temperature !== null && arrival.temperature >= settings.fever_temperature;
  const found: [ArrivalWarning, boolean][] = [
    ['early', early],
    ['temperature', warm],
    ['morning', arrival.unwell],
    ['emergency_contact', arrival.noContact],
  ];
  return found.flatMap(([warning, yes]) => (yes ? [warning] : []));
}
