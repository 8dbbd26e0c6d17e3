import { Refusal } from '../../contract/refusal.ts';
import { childTargets, undoneAttendance } from '../../domain/attendance/child-attendance.ts';
import { absenceFee } from '../../domain/billing/bill/agreed-price.ts';
import { noShowFee } from '../../domain/billing/cancelling/cancellation-fee.ts';
import {
  type ChildAttendance,
  cancelCause,
  cancelSettlementStatus,
  cancelType,
  childAttendance,
  childcareSettlement,
  childcareStatus,
  customerStatus,
} from '../../domain/codes.ts';
import { addMinutes } from '../../domain/time.ts';
import { reopenPasses } from '../family/store/pickup-passes.ts';
import { lockCustomer } from '../membership/store/customer-standing.ts';
import { customerById } from '../membership/store/customers.ts';
import { openChangeOf } from '../membership/store/subscription-changes.ts';
import { type Transaction, violatedConstraint } from '../postgres/database.ts';
import { requireHeldAgain } from '../reserves/held-again.ts';
import {
  type ChildAttendanceRow,
  writeChildAttendance,
  writeFetchedBy,
  writeTemperature,
} from '../reserves/store/child-attendance.ts';
import { insertCancellation, lockIllnessTurns } from '../reserves/store/reserve-cancellations.ts';
import { dayFacts, lockBranchDay, rulesOn } from '../reserves/store/reserve-facts.ts';
import { type ReserveRow, readReserve } from '../reserves/store/reserves.ts';
import {
  type AttendanceTap,
  alreadyDone,
  childrenIn,
  isEnded,
  type OpenAct,
  openAct,
  recordAct,
  requirePhase,
  requireReason,
  syncReserveStatus,
  type Tapped,
} from './attendance-act.ts';
import { refusePresentTwice } from './check-in.ts';
import { absencePercent, endStay, reservedSides } from './end-stay.ts';
import { deleteChildcare, lockChildcareOfReserve, moveChildcareStart, reopenChildcare } from './store/childcares.ts';
import { lockNoShowFee, removeNoShowFee, setCancellationDue } from './store/no-show-fees.ts';

/** Why a child did not come; what it costs is in the policy. */
export type AbsenceCause = 'no_show' | 'illness';

/**
 * Nobody came, or one sibling did not. Where nobody came the seat is free again and the fee is charged, unless it is
 * undone in time; a sibling's absence becomes lines of the stay's own bill.
 */
export async function noShow(tx: Transaction, tap: AttendanceTap & { cause: AbsenceCause }): Promise<Tapped> {
  const act = await openAct(tx, tap);
  const { reserve } = act;
  const targets = childTargets(act.children, 'no_show', tap.children);
  if (!targets.ok) throw new Refusal(targets.reason);
  if (targets.child_ids.length === 0) return alreadyDone(act);
  if (reserve.start_datetime > tap.now) {
    throw new Refusal('transition_refused', { msg: '予約の開始時刻までは、来園なしにできません。' });
  }
  requirePhase(reserve, 'confirmed', 'present');
  requireReason(act, tap);
  const line = {
    attendance_status: childAttendance.code.absent,
    absent_cause: cancelCause.code[tap.cause === 'no_show' ? 'noShow' : tap.cause],
  };
  await writeChildAttendance(tx, reserve.id, targets.child_ids, line);
  const { children, status } = await syncReserveStatus(tx, act);
  if (isEnded(status)) await endStay(tx, reserve, children, tap.now);
  if (status === childcareStatus.code.noShow) await chargeNoShow(tx, reserve, children, tap.now);
  return recordAct(tx, tap, act, { child_ids: targets.child_ids });
}

async function chargeNoShow(
  tx: Transaction,
  reserve: ReserveRow,
  children: readonly ChildAttendanceRow[],
  now: Date,
): Promise<void> {
  const { policy, settings } = await rulesOn(tx, reserve.reserve_date);
  const unannounced = children.filter(({ absent_cause }) => absent_cause === cancelCause.code.noShow);
  const allIll = unannounced.length === 0;
  const hasTurn = allIll && (await lockIllnessTurns(tx, reserve.id)) < policy.illness_limit_per_quarter;
  // Once the turns of the quarter are used up, illness costs what not coming costs.
  const percents = !allIll || hasTurn ? policy : { ...policy, illness_percent: policy.no_show_percent };
  const cancel_amount =
    unannounced.length === children.length
      ? noShowFee(reserve, [policy])
      : absenceFee(
          await reservedSides(tx, reserve),
          children.map((child) => absencePercent(child, percents)),
        );
  const { toCharge, noFee } = cancelSettlementStatus.code;
  const id = await insertCancellation(tx, {
    reserve_id: reserve.id,
    cancel_amount,
    cancel_type: cancelType.code.byStaff,
    cancel_cause: unannounced.length > 0 ? cancelCause.code.noShow : cancelCause.code.illness,
    cancel_settlement_status: cancel_amount > 0 ? toCharge : noFee,
    fee_reason: cancel_amount === 0 ? '' : hasTurn ? policy.illness_reason : policy.no_show_reason,
    illness_turn_flag: hasTurn && cancel_amount < reserve.payable_amount,
    cancel_remarks: unannounced.length > 0 ? 'ご来園がありませんでした' : '体調不良のため、ご来園がありませんでした',
  });
  if (cancel_amount > 0) await setCancellationDue(tx, id, addMinutes(now, settings.settle_after_minutes));
}

/** Takes the last tap back, as long as no money has moved. `childcare_status` is what the board showed. */
export async function undoCheck(tx: Transaction, tap: AttendanceTap & { childcare_status: number }): Promise<Tapped> {
  const shown = tap.childcare_status;
  // Seats are taken again: locked in the order every save uses.
  if (shown === childAttendance.code.absent) await lockDayAndFamilyOf(tx, tap.reserve_id);
  const act = await openAct(tx, tap);
  const { reserve } = act;
  const undone = requireUndoable(act, tap);
  requirePhase(reserve, 'confirmed', 'present', 'left', 'no_show');
  requireReason(act, tap);
  const child_ids = undone.children.map(({ child_id }) => child_id);
  if (shown === childAttendance.code.present) await writeTemperature(tx, reserve.id, child_ids, null);
  if (shown === childAttendance.code.left) {
    await writeFetchedBy(tx, reserve.id, child_ids, null);
    await reopenPasses(tx, reserve.id, child_ids);
  }
  // Locked before anything is given back: no money may have moved.
  const noneCame = reserve.childcare_status === childcareStatus.code.noShow;
  const childcare = noneCame ? null : await lockChildcareOfReserve(tx, reserve.id);
  if (isEnded(reserve.childcare_status)) {
    if (childcare === null || childcare.charged || childcare.status !== childcareSettlement.code.toSettle)
      throw new Refusal('already_settled');
    await reopenChildcare(tx, childcare.id);
  }
  if (noneCame) {
    const fee = await lockNoShowFee(tx, reserve.id);
    if (fee?.charged) throw new Refusal('already_settled');
    await requireSeatsStillFree(tx, reserve);
    await removeNoShowFee(tx, reserve.id);
  }
  for (const { child_id, arrived_datetime } of undone.children) {
    const arrived = undone.to === childAttendance.code.present ? arrived_datetime : null;
    const line = { attendance_status: undone.to, arrived_datetime: arrived };
    await writeChildAttendance(tx, reserve.id, [child_id], line).catch(refusePresentTwice);
  }
  const { children } = await syncReserveStatus(tx, act).catch(refuseDeletedChild);
  if (childcare !== null) await syncArrivals(tx, childcare.id, children);
  return recordAct(tx, tap, act, { child_ids });
}

/** Which children go back, and to which state. Refused if the state is not the one that was shown. */
function requireUndoable(act: OpenAct, tap: AttendanceTap & { childcare_status: number }) {
  const named = act.children.filter(({ child_id }) => tap.children?.includes(child_id));
  if (tap.children !== undefined && named.length < new Set(tap.children).size) {
    throw new Refusal('reserve_child_unknown');
  }
  const shown = tap.childcare_status as ChildAttendance;
  const stale =
    tap.children === undefined
      ? act.reserve.childcare_status !== tap.childcare_status
      : named.some(({ attendance_status }) => attendance_status !== shown);
  if (stale) throw new Refusal('stale_status');
  const to = undoneAttendance(shown);
  const children = childrenIn(tap.children === undefined ? act.children : named, shown);
  if (to === null || children.length === 0) throw new Refusal('transition_refused');
  return { children, to };
}

/** The stay begins with the earliest arrival; without any arrival it is removed. */
async function syncArrivals(
  tx: Transaction,
  childcare_id: number,
  children: readonly ChildAttendanceRow[],
): Promise<void> {
  const arrivals = children.flatMap(({ arrived_datetime }) => arrived_datetime?.getTime() ?? []);
  if (arrivals.length === 0) await deleteChildcare(tx, childcare_id);
  else await moveChildcareStart(tx, childcare_id, new Date(Math.min(...arrivals)));
}

/** The family of a no-show may have left meanwhile: an account without a live reserve can be deleted. */
async function lockDayAndFamilyOf(tx: Transaction, reserve_id: number): Promise<void> {
  const reserve = await readReserve(tx, reserve_id);
  if (reserve === null) return;
  await lockBranchDay(tx, reserve.branch_id, reserve.reserve_date);
  await lockCustomer(tx, reserve.customer_id);
  const customer = await customerById(tx, reserve.customer_id);
  const change = await openChangeOf(tx, reserve.customer_id);
  if (customer?.status === customerStatus.code.accountDeleted || change?.action === 'cancel') {
    throw new Refusal('transition_refused', { msg: 'お客様のアカウントが削除されているため、元に戻せません。' });
  }
}

function refuseDeletedChild(error: unknown): never {
  if (violatedConstraint(error) !== 'child_still_there') throw error;
  throw new Refusal('transition_refused', { msg: 'お子さまの登録が削除されているため、元に戻せません。' });
}

/** A no-show's seats are free for others; they may be gone. */
async function requireSeatsStillFree(tx: Transaction, reserve: ReserveRow): Promise<void> {
  const { day } = await dayFacts(tx, reserve.branch_id, reserve.reserve_date, reserve.id);
  requireHeldAgain(day, reserve);
}
