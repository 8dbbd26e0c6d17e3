import { type ApprovalStatus, approvalStatus, type ChildcareStatus, childcareStatus } from '../codes.ts';
import type { ReserveSettings } from '../settings/settings.ts';
import { addMinutes, epochOf, type Instant } from '../time.ts';

/** The life of a reserve as data: three columns make a phase, rows say which action leads where. */
export type ReserveColumns = {
  readonly approval_status: ApprovalStatus;
  readonly childcare_status: ChildcareStatus;
  readonly cancel_flag: boolean;
};

export type ReservePhase = 'pending' | 'confirmed' | 'rejected' | 'present' | 'left' | 'no_show' | 'cancelled';
export const reservePhases: readonly ReservePhase[] = [
  'pending',
  'confirmed',
  'rejected',
  'present',
  'left',
  'no_show',
  'cancelled',
];

export type ReserveAction =
  | 'approve'
  | 'reject'
  /** An unanswered request, by a job. */
  | 'lapse'
  /** An edit that enlarges on a △ day. */
  | 'ask_again'
  /** A move to a ○ day needs no answer any more. */
  | 'confirm'
  | 'cancel'
  | 'check_in'
  | 'check_out'
  | 'no_show'
  | 'undo_check_in'
  | 'undo_check_out'
  | 'undo_no_show'
  /** Only until the family has been notified. */
  | 'undo_answer';

type Row = { readonly from: ReservePhase; readonly action: ReserveAction; readonly to: ReservePhase };

export const reserveTransitions: readonly Row[] = [
  { from: 'pending', action: 'approve', to: 'confirmed' },
  { from: 'pending', action: 'reject', to: 'rejected' },
  { from: 'pending', action: 'lapse', to: 'rejected' },
  { from: 'pending', action: 'confirm', to: 'confirmed' },
  { from: 'pending', action: 'ask_again', to: 'pending' },
  { from: 'pending', action: 'cancel', to: 'cancelled' },
  { from: 'confirmed', action: 'ask_again', to: 'pending' },
  { from: 'confirmed', action: 'confirm', to: 'confirmed' },
  { from: 'confirmed', action: 'cancel', to: 'cancelled' },
  { from: 'confirmed', action: 'check_in', to: 'present' },
  { from: 'confirmed', action: 'no_show', to: 'no_show' },
  { from: 'present', action: 'check_out', to: 'left' },
  { from: 'present', action: 'undo_check_in', to: 'confirmed' },
  { from: 'left', action: 'undo_check_out', to: 'present' },
  { from: 'no_show', action: 'undo_no_show', to: 'confirmed' },
  { from: 'confirmed', action: 'undo_answer', to: 'pending' },
  { from: 'rejected', action: 'undo_answer', to: 'pending' },
];

/** What each action writes. Approval 1 and 3 are both 'confirmed'; the action says which. */
const changesOf: Readonly<Record<ReserveAction, Partial<ReserveColumns>>> = {
  approve: { approval_status: approvalStatus.code.approved },
  reject: { approval_status: approvalStatus.code.rejected },
  lapse: { approval_status: approvalStatus.code.rejected },
  ask_again: { approval_status: approvalStatus.code.pending },
  confirm: { approval_status: approvalStatus.code.notUsed },
  cancel: { cancel_flag: true },
  check_in: { childcare_status: childcareStatus.code.present },
  check_out: { childcare_status: childcareStatus.code.left },
  no_show: { childcare_status: childcareStatus.code.noShow },
  undo_check_in: { childcare_status: childcareStatus.code.upcoming },
  undo_check_out: { childcare_status: childcareStatus.code.present },
  undo_no_show: { childcare_status: childcareStatus.code.upcoming },
  undo_answer: { approval_status: approvalStatus.code.pending },
};
export const reserveActions = Object.keys(changesOf) as readonly ReserveAction[];

export function reservePhase(reserve: ReserveColumns): ReservePhase {
  if (reserve.cancel_flag) return 'cancelled';
  if (reserve.approval_status === approvalStatus.code.rejected) return 'rejected';
  switch (reserve.childcare_status) {
    case childcareStatus.code.present:
      return 'present';
    case childcareStatus.code.left:
      return 'left';
    case childcareStatus.code.noShow:
      return 'no_show';
    case childcareStatus.code.upcoming:
      return reserve.approval_status === approvalStatus.code.pending ? 'pending' : 'confirmed';
  }
}

export type Transition =
  | { readonly ok: true; readonly to: ReservePhase; readonly changes: Partial<ReserveColumns> }
  | { readonly ok: false; readonly reason: 'transition_refused'; readonly phase: ReservePhase };

export function transition(reserve: ReserveColumns, action: ReserveAction): Transition {
  const phase = reservePhase(reserve);
  const row = reserveTransitions.find((each) => each.from === phase && each.action === action);
  if (!row) return { ok: false, reason: 'transition_refused', phase };
  return { ok: true, to: row.to, changes: changesOf[action] };
}

/** editable_flag of the reserve view. */
export function isEditable(
  reserve: ReserveColumns & { readonly start_datetime: Instant },
  now: Instant,
  settings: Pick<ReserveSettings, 'edit_lead_minutes'>,
): boolean {
  const phase = reservePhase(reserve);
  return (
    (phase === 'pending' || phase === 'confirmed') &&
    epochOf(reserve.start_datetime) > addMinutes(now, settings.edit_lead_minutes).getTime()
  );
}

/** The parent may cancel until the start; afterwards the branch decides between presence and no-show. */
export function isCancellable(reserve: ReserveColumns & { readonly start_datetime: Instant }, now: Instant): boolean {
  return transition(reserve, 'cancel').ok && epochOf(reserve.start_datetime) > epochOf(now);
}
