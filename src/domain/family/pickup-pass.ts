import { type ApprovalStatus, approvalStatus, childAttendance } from '../codes.ts';
import { addMinutes, epochOf, type Instant, type TokyoDate, tokyoDateOf } from '../time.ts';

/**
 * The state of a pass at a moment. `void`: its stay no longer exists (cancelled, moved to another day or branch).
 */
const passStates = ['not_yet', 'valid', 'used', 'revoked', 'void', 'over'] as const;
export type PassState = (typeof passStates)[number];

/**
 * What the holder of the link sees: a revoked pass and one the door refuses look alike, so that the holder does not learn
 * what the family or the branch decided about them.
 */
export const shownPassStates = ['not_yet', 'valid', 'used', 'void', 'over', 'unusable'] as const;
type ShownPassState = (typeof shownPassStates)[number];
export const shownPassState = (state: PassState, refused: boolean): ShownPassState =>
  state === 'revoked' || (refused && state !== 'used') ? 'unusable' : state;

/** A pass with what its reserve and its person are now. */
export type JudgedPass = {
  readonly branch_id: number;
  readonly pass_date: TokyoDate;
  readonly revoked_at: Instant | null;
  readonly used_at: Instant | null;
  readonly person_removed: boolean;
  readonly reserve: {
    readonly branch_id: number;
    readonly reserve_date: TokyoDate;
    readonly end_datetime: Instant;
    readonly approval_status: ApprovalStatus;
    readonly cancel_flag: boolean;
  };
};

/** A pass of a person removed from the family's list counts as revoked, even if it was sent earlier. */
export function passState(pass: JudgedPass, now: Date, grace_minutes: number): PassState {
  const { reserve } = pass;
  if (pass.revoked_at !== null || pass.person_removed) return 'revoked';
  if (pass.used_at !== null) return 'used';
  if (!isStillOn(pass)) return 'void';
  if (tokyoDateOf(now) < pass.pass_date) return 'not_yet';
  return now.getTime() > passEnd(reserve.end_datetime, grace_minutes).getTime() ? 'over' : 'valid';
}

export const passEnd = (end_datetime: Instant, grace_minutes: number): Date =>
  addMinutes(new Date(epochOf(end_datetime)), grace_minutes);

/** A pass is of one day at one branch; a stay that was moved asks for a new one. */
function isStillOn({ branch_id, pass_date, reserve }: JudgedPass): boolean {
  const { pending, rejected } = approvalStatus.code;
  const settled = reserve.approval_status !== pending && reserve.approval_status !== rejected;
  return settled && !reserve.cancel_flag && reserve.branch_id === branch_id && reserve.reserve_date === pass_date;
}

/** Of the children a pass names: who can be handed over, and who may come in. */
export function childrenAtTheDoor<Child extends { readonly attendance_status: number }>(
  children: readonly Child[],
): { leaving: Child[]; coming: Child[] } {
  const { present, expected } = childAttendance.code;
  return {
    leaving: children.filter(({ attendance_status }) => attendance_status === present),
    coming: children.filter(({ attendance_status }) => attendance_status === expected),
  };
}

/** Typed at the door instead of the code: six figures, as the pass shows them (123 456). */
export const passDigitsPattern = /^\d{6}$/;
export const shownDigits = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`;
