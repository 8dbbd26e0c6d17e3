import { Refusal } from '../../contract/refusal.ts';
import { canHold } from '../../domain/calendar/capacity.ts';
import {
  cancelCause,
  cancelSettlementStatus,
  cancelType,
  childcareSettlement,
  childcareStatus,
  customerStatus,
} from '../../domain/codes.ts';
import { noShowFee } from '../../domain/money/cancellation-fee.ts';
import { type ReserveAction, reservePhase, transition } from '../../domain/reserves/reserve.ts';
import { addMinutes } from '../../domain/time.ts';
import { type Transaction, violatedConstraint } from '../postgres/database.ts';
import { branchDayOf, stayOf } from '../reserving/stay.ts';
import { lockCustomer } from '../store/customers/customer-standing.ts';
import { customerById } from '../store/customers/customers.ts';
import { lockNoShowFee, removeNoShowFee, setCancellationDue } from '../store/money/no-show-fees.ts';
import { openChangeOf } from '../store/money/subscription-changes.ts';
import {
  deleteChildcare,
  lockChildcareOfReserve,
  reopenChildcare,
  startChildcare,
} from '../store/reserves/childcares.ts';
import { dayFacts, lockBranchDay, rulesOn } from '../store/reserves/reserve-facts.ts';
import { insertCancellation, type ReserveRow, readReserve, writeReserveState } from '../store/reserves/reserves.ts';
import type { Account } from '../store/sign-in/accounts.ts';
import { audited } from '../store/upkeep/audit.ts';
import { momentOf } from './attendance-moment.ts';
import { lockOwnReserve } from './branch-access.ts';

export interface AttendanceTap {
  now: Date;
  account: Account;
  reserve_id: number;
}
export interface Tapped {
  reserve_id: number;
  childcare_status: number;
}

const tapped = (reserve_id: number, childcare_status: number): Tapped => ({ reserve_id, childcare_status });

/** The phase the transition leads to, or a refusal. A tap that was already taken is taken again without effect. */
async function move(
  tx: Transaction,
  tap: AttendanceTap,
  reserve: ReserveRow,
  action: ReserveAction,
  name: string,
): Promise<void> {
  const change = transition(reserve, action);
  if (!change.ok) throw new Refusal('transition_refused');
  const { account, reserve_id: record_id } = tap;
  const record = { account, branch_id: reserve.branch_id, action: name, table_name: 'reserves', record_id } as const;
  await audited(tx, record, () => writeReserveState(tx, record_id, change.changes));
}

export async function checkIn(tx: Transaction, tap: AttendanceTap & { at: string | undefined }): Promise<Tapped> {
  const reserve = await lockOwnReserve(tx, tap.account, tap.reserve_id);
  const { present } = childcareStatus.code;
  if (reservePhase(reserve) === 'present') return tapped(reserve.id, present);
  await move(tx, tap, reserve, 'check_in', 'staffCheckIn');
  const facts = await dayFacts(tx, reserve.branch_id, reserve.reserve_date, reserve.id);
  const start = momentOf({ ...tap, act: 'check_in', arrived: null }, reserve, facts);
  await startChildcare(tx, reserve, start);
  return tapped(reserve.id, present);
}

/** Nobody came: the seat is free again and the fee is charged, unless it is undone in time. */
export async function noShow(tx: Transaction, tap: AttendanceTap): Promise<Tapped> {
  const reserve = await lockOwnReserve(tx, tap.account, tap.reserve_id);
  const { no_show } = childcareStatus.code;
  if (reservePhase(reserve) === 'no_show') return tapped(reserve.id, no_show);
  if (reserve.start_datetime > tap.now) throw new Refusal('transition_refused');
  await move(tx, tap, reserve, 'no_show', 'staffNoShow');
  const { policy, settings } = await rulesOn(tx, reserve.reserve_date);
  const cancel_amount = noShowFee(reserve, [policy]);
  const { to_charge, no_fee } = cancelSettlementStatus.code;
  const id = await insertCancellation(tx, {
    reserve_id: reserve.id,
    cancel_amount,
    cancel_type: cancelType.code.by_staff,
    cancel_cause: cancelCause.code.no_show,
    cancel_settlement_status: cancel_amount > 0 ? to_charge : no_fee,
    cancel_remarks: 'ご来園がありませんでした',
  });
  if (cancel_amount > 0) await setCancellationDue(tx, id, addMinutes(tap.now, settings.settle_after_minutes));
  return tapped(reserve.id, no_show);
}

/** Takes the last tap back, as long as no money has moved. `childcare_status` is what the board showed. */
export async function undoCheck(tx: Transaction, tap: AttendanceTap & { childcare_status: number }): Promise<Tapped> {
  const { upcoming, present, left, no_show } = childcareStatus.code;
  // Seats are taken again: locked in the order every save uses.
  if (tap.childcare_status === no_show) await lockDayAndFamilyOf(tx, tap.reserve_id);
  const reserve = await lockOwnReserve(tx, tap.account, tap.reserve_id);
  if (reserve.childcare_status !== tap.childcare_status) throw new Refusal('stale_status');
  if (reserve.childcare_status === left) {
    const childcare = await lockChildcareOfReserve(tx, reserve.id);
    if (childcare === null || childcare.charged || childcare.status !== childcareSettlement.code.to_settle)
      throw new Refusal('already_settled');
    await move(tx, tap, reserve, 'undo_check_out', 'staffUndoCheck');
    await reopenChildcare(tx, childcare.id);
    return tapped(reserve.id, present);
  }
  if (reserve.childcare_status === present) {
    const childcare = await lockChildcareOfReserve(tx, reserve.id);
    await move(tx, tap, reserve, 'undo_check_in', 'staffUndoCheck');
    if (childcare) await deleteChildcare(tx, childcare.id);
    return tapped(reserve.id, upcoming);
  }
  if (reserve.childcare_status !== no_show) throw new Refusal('transition_refused');
  const fee = await lockNoShowFee(tx, reserve.id);
  if (fee?.charged) throw new Refusal('already_settled');
  await requireSeatsStillFree(tx, reserve);
  await move(tx, tap, reserve, 'undo_no_show', 'staffUndoCheck').catch(refuseDeletedChild);
  await removeNoShowFee(tx, reserve.id);
  return tapped(reserve.id, upcoming);
}

/** The family of a no-show may have left meanwhile: an account without a live reserve can be deleted. */
async function lockDayAndFamilyOf(tx: Transaction, reserve_id: number): Promise<void> {
  const reserve = await readReserve(tx, reserve_id);
  if (reserve === null) return;
  await lockBranchDay(tx, reserve.branch_id, reserve.reserve_date);
  await lockCustomer(tx, reserve.customer_id);
  const customer = await customerById(tx, reserve.customer_id);
  const change = await openChangeOf(tx, reserve.customer_id);
  if (customer?.status === customerStatus.code.account_deleted || change?.action === 'cancel') {
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
  const wanted = { ...stayOf(reserve), children: reserve.child_names.length };
  if (day === null || !canHold(branchDayOf(day), wanted)) throw new Refusal('reserve_full');
}
