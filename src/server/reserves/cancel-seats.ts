import { Refusal } from '../../contract/refusal.ts';
import { cancellationFee, strictestMinimum } from '../../domain/billing/cancelling/cancellation-fee.ts';
import { feeByCause, illnessTier } from '../../domain/billing/cancelling/fair-cancellation.ts';
import {
  type CancelCause,
  type CancelType,
  cancelCause,
  cancelSettlementStatus,
  cancelType,
} from '../../domain/codes.ts';
import { isCancellable, transition } from '../../domain/reserves/reserve.ts';
import { holdCustomerOfReserve } from '../membership/store/customer-standing.ts';
import { notify } from '../notifying/notify.ts';
import type { NotificationData } from '../notifying/texts.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { moveSameDayLines } from './move-lines.ts';
import { notifyBranch } from './notify-branch.ts';
import {
  dropMoveWaiver,
  insertCancelWaiver,
  moveWaitsForFee,
  type WaitingMove,
  type WaiverWord,
  waitingMoveOf,
} from './store/fee-waivers.ts';
import { insertCancellation, lockIllnessTurns } from './store/reserve-cancellations.ts';
import { rulesOn } from './store/reserve-facts.ts';
import { lockReserve, type ReserveRow, writeReserveState } from './store/reserves.ts';
import { childrenOfReserve } from './store/same-day.ts';

type Cancelling = {
  now: Date;
  reserveId: number;
  /** Whose reserve it must be; null for staff and jobs. */
  customerId: number | null;
  /** Who of the family cancels (family_members.id). */
  memberId?: number | undefined;
  cancelType: CancelType;
  cancelCause: CancelCause;
  remarks: string;
  /** The fee that was shown; null if none was. */
  quotedFee: number | null;
  /** The fee is let go, or asked to be. The branch's own cause is such a wish whether or not it says so. */
  waive?: boolean;
  /** Whose word that is; a job's, and that of a closure, have none and are the answer. */
  word?: WaiverWord;
  /** Other words to the parent than the usual ones. */
  kind?: 'reserve_cancelled' | 'reserve_card_due_cancelled' | 'reserve_branch_closed';
  /** The family is notified by another message that covers all its reserves. */
  skipNotification?: true;
  /** So is the branch. */
  skipBranchNotification?: true;
  /** Another seat for the same stay follows in this transaction, and the same-day line goes along with it. */
  replaced?: true;
};

/**
 * The one way out of a reserve: cancelReserve, staffCancelReserve and the jobs end here. Frees the seats, writes the
 * cancellation with its fee, and leaves charging to the settlement job. No branch-day lock: it only frees seats.
 */
export async function cancelSeats(tx: Transaction, input: Cancelling): Promise<{ cancel_amount: number }> {
  const { now, customerId } = input;
  // The family first, as every save locks: no other stay of the day comes or goes while its same-day line moves.
  await holdCustomerOfReserve(tx, input.reserveId);
  const reserve = await lockReserve(tx, input.reserveId);
  if (reserve === null || (customerId !== null && reserve.customer_id !== customerId)) throw new Refusal('not_found');
  const byCustomer = input.cancelType === cancelType.code.byCustomer;
  const change = transition(reserve, 'cancel');
  if (!change.ok || (byCustomer && !isCancellable(reserve, now))) throw new Refusal('not_cancellable_reserve');

  const { policy } = await rulesOn(tx, reserve.reserve_date);
  const quote = cancellationFee(reserve, [policy], now);
  const ill = input.cancelCause === cancelCause.code.illness;
  const turnsUsed = ill ? await lockIllnessTurns(tx, reserve.id) : 0;
  const illness = illnessTier(quote, reserve, policy, turnsUsed);
  if (ill && byCustomer) refuseLateWord(illness, now);
  const fee = feeByCause(quote, input.cancelCause, illness);
  if (input.quotedFee !== null && input.quotedFee !== fee) {
    const details = {
      cancel_amount: fee,
      percent: quote.percent,
      ...(ill ? { illness_left: illness.left } : {}),
      nextChange: quote.nextChange?.toISOString() ?? null,
    };
    throw new Refusal('fee_changed', { details });
  }
  const move = await waitingMoveOf(tx, reserve.id);
  const strict =
    move === null ? quote : cancellationFee({ ...reserve, ...strictestMinimum(reserve, move) }, [policy], now);
  const waiving = decideWaiver(input, fee, {
    asked: ill ? illnessTier(strict, reserve, policy, turnsUsed).fee : strict.fee,
    moveWaits: move !== null,
  });
  const waived = input.waive === true && fee > 0 && !waiving.held;
  const { amount: cancel_amount } = waiving;
  const illnessFee = ill && illness.takesTurn;
  const fee_reason = cancel_amount === 0 ? '' : illnessFee ? policy.illness_reason : strict.reason;
  await writeReserveState(tx, reserve.id, change.changes);
  const reserve_cancellation_id = await insertCancellation(tx, {
    reserve_id: reserve.id,
    cancel_amount,
    cancel_type: input.cancelType,
    cancel_cause: input.cancelCause,
    cancel_settlement_status: statusOf(cancel_amount, waived),
    cancel_remarks: input.remarks,
    cancelled_member_id: input.memberId,
    fee_reason,
    // A fee that is let go anyway takes none.
    illness_turn_flag: illnessFee && !waived,
  });
  // Where the branch is the cause nothing gets dearer for the family.
  if (reserve.current_day_flag && !input.replaced && input.cancelCause !== cancelCause.code.branch) {
    const child_ids = await childrenOfReserve(tx, reserve.id);
    await moveSameDayLines(tx, { customer_id: reserve.customer_id, date: reserve.reserve_date, child_ids, now });
  }
  await writeWaiver(tx, input, { reserve, reserve_cancellation_id, move, waiving });
  if (cancel_amount > 0 && !waiving.held) {
    const key = `settle cancellation ${reserve_cancellation_id}`;
    await enqueue(tx, 'settleCancellation', { reserve_cancellation_id }, { key });
  }
  // A message never says that a child is ill.
  await notifyIt(tx, input, reserve, { cancel_amount, waiver_asked: waiving.held, fee_reason: ill ? '' : fee_reason });
  // The family agreed to the fee it was shown; the message says if an amount awaits a manager's answer.
  return { cancel_amount: byCustomer ? fee : cancel_amount };
}

/** What is written of the fee: `held` waits for an answer, `atStake` is paid if that is no, `granted` if it is yes. */
type Waiving = { amount: number; held: boolean; atStake: number; granted: number };

/**
 * Only a manager can waive a fee. A cancellation by anyone else still takes effect, but its fee is put on hold; so is the
 * fee of a reserve that was moved at the branch's request while that request is unanswered.
 */
function decideWaiver(
  { waive, word, cancelCause: cause }: Cancelling,
  fee: number,
  { asked, moveWaits }: { asked: number; moveWaits: boolean },
): Waiving {
  const letGo = waive === true || cause === cancelCause.code.branch;
  const granted = letGo ? 0 : fee;
  const mayGrant = letGo ? word === undefined || word.manager : !moveWaits;
  const held = !mayGrant && asked > granted;
  return { amount: held ? asked : granted, held, atStake: asked, granted };
}

async function writeWaiver(
  tx: Transaction,
  { waive, word, cancelCause: cause }: Cancelling,
  written: { reserve: ReserveRow; reserve_cancellation_id: number; move: WaitingMove | null; waiving: Waiving },
): Promise<void> {
  const { reserve, reserve_cancellation_id, move, waiving } = written;
  const asked = { fee_amount: waiving.atStake, granted_amount: waiving.granted, reserve_cancellation_id };
  const letGo = waive === true || cause === cancelCause.code.branch;
  if (move !== null && waiving.held && !letGo) return moveWaitsForFee(tx, move.id, asked);
  // Whatever was asked about the move is answered with the cancellation, or nothing of it is left.
  if (move !== null) await dropMoveWaiver(tx, move.id);
  if (letGo && word !== undefined && waiving.atStake > 0) {
    await insertCancelWaiver(tx, { ...asked, reserve_id: reserve.id, branch_id: reserve.branch_id }, word);
  }
}

/** Too late to tell of it alone: the branch is called, and decides. */
function refuseLateWord({ until }: { until: Date }, now: Date): void {
  if (now > until) throw new Refusal('illness_too_late');
}

function statusOf(amount: number, waived: boolean): number {
  if (waived) return cancelSettlementStatus.code.waived;
  return amount > 0 ? cancelSettlementStatus.code.toCharge : cancelSettlementStatus.code.noFee;
}

type Fee = Pick<NotificationData['reserve_cancelled'], 'cancel_amount' | 'waiver_asked' | 'fee_reason'>;

async function notifyIt(tx: Transaction, input: Cancelling, reserve: ReserveRow, fee: Fee): Promise<void> {
  const data: NotificationData['reserve_cancelled'] = {
    ...reserve,
    ...fee,
    staff: input.cancelType === cancelType.code.byStaff,
    cancel_cause: input.cancelCause,
    cancel_remarks: input.remarks,
  };
  const { customer_id, id: reserve_id } = reserve;
  if (!input.skipNotification)
    await notify(tx, { customer_id, reserve_id, kind: input.kind ?? 'reserve_cancelled', data });
  await notifyBranch(tx, toolsOf(reserve), {
    reserveId: reserve_id,
    event: 'cancelled',
    words: reserve,
    customerName: reserve.customer_name,
    ...(input.skipBranchNotification ? { skipNotification: true } : {}),
  });
}

export const toolsOf = (reserve: ReserveRow) => ({
  branch_id: reserve.branch_id,
  google_calendar: reserve.branch_google_calendar,
  chatwork: reserve.branch_chatwork,
});
