import { Refusal } from '../../contract/refusal.ts';
import {
  type CancelCause,
  type CancelType,
  cancelCause,
  cancelSettlementStatus,
  cancelType,
} from '../../domain/codes.ts';
import { cancellationFee } from '../../domain/money/cancellation-fee.ts';
import { feeByCause, illnessTier } from '../../domain/money/cancelling/fair-cancellation.ts';
import { isCancellable, transition } from '../../domain/reserves/reserve.ts';
import { addMinutes } from '../../domain/time.ts';
import { notify } from '../notifying/notify.ts';
import type { NotificationData } from '../notifying/texts/texts.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { holdCustomerOfReserve } from '../store/customers/customer-standing.ts';
import { insertWaiver } from '../store/money/fee-waivers.ts';
import { insertCancellation, lockIllnessTurns } from '../store/reserves/reserve-cancellations.ts';
import { rulesOn } from '../store/reserves/reserve-facts.ts';
import { lockReserve, type ReserveRow, writeReserveState } from '../store/reserves/reserves.ts';
import { childrenOfReserve } from '../store/reserves/same-day.ts';
import { notifyBranch } from './notify-branch.ts';
import { moveSameDayLines } from './same-day.ts';

export type Cancelling = {
  now: Date;
  reserve_id: number;
  /** Whose reserve it must be; null for staff and jobs. */
  customer_id: number | null;
  /** Who of the family cancels (family_members.id). */
  member_id?: number | undefined;
  cancel_type: CancelType;
  cancel_cause: CancelCause;
  cancel_remarks: string;
  /** The fee that was shown; null where nobody was shown one. */
  quoted_fee: number | null;
  /** Staff or a job let the fee go. */
  waive?: boolean;
  /** Staff ask for the fee to be let go: it waits for the manager's answer. */
  waiver?: { readonly account_id: number; readonly reason: string };
  /** Other words to the parent than the usual ones. */
  kind?: 'reserve_cancelled' | 'reserve_card_due_cancelled' | 'reserve_branch_closed';
  /** The family is told by another message, of all its reserves at once. */
  toldOtherwise?: true;
  /** So is the branch. */
  branchToldOtherwise?: true;
  /** Another seat for the same stay follows in this transaction, and the same-day line goes along with it. */
  replaced?: true;
};

/**
 * The one way out of a reserve: cancelReserve, staffCancelReserve and the jobs end here. Frees the seats, writes the
 * cancellation with its fee, and leaves charging to the settlement job. No branch-day lock: it only frees seats.
 */
export async function cancelSeats(tx: Transaction, wish: Cancelling): Promise<{ cancel_amount: number }> {
  const { now, customer_id } = wish;
  // The family first, as every save locks: no other stay of the day comes or goes while its same-day line moves.
  await holdCustomerOfReserve(tx, wish.reserve_id);
  const reserve = await lockReserve(tx, wish.reserve_id);
  if (reserve === null || (customer_id !== null && reserve.customer_id !== customer_id)) throw new Refusal('not_found');
  const byCustomer = wish.cancel_type === cancelType.code.byCustomer;
  const change = transition(reserve, 'cancel');
  if (!change.ok || (byCustomer && !isCancellable(reserve, now))) throw new Refusal('not_cancellable_reserve');

  const { policy, settings } = await rulesOn(tx, reserve.reserve_date);
  const quote = cancellationFee(reserve, [policy], now);
  const ill = wish.cancel_cause === cancelCause.code.illness;
  const illness = illnessTier(quote, reserve, policy, ill ? await lockIllnessTurns(tx, reserve.id) : 0);
  if (ill && byCustomer) refuseLateWord(illness, now);
  const fee = feeByCause(quote, wish.cancel_cause, illness);
  if (wish.quoted_fee !== null && wish.quoted_fee !== fee) {
    const details = {
      cancel_amount: fee,
      percent: quote.percent,
      ...(ill ? { illness_left: illness.left } : {}),
      nextChange: quote.nextChange?.toISOString() ?? null,
    };
    throw new Refusal('fee_changed', { details });
  }
  const waived = wish.waive === true && fee > 0;
  const cancel_amount = wish.waive ? 0 : fee;
  const illnessFee = ill && illness.takesTurn;
  const fee_reason = cancel_amount === 0 ? '' : illnessFee ? policy.illness_reason : quote.reason;
  await writeReserveState(tx, reserve.id, change.changes);
  const reserve_cancellation_id = await insertCancellation(tx, {
    reserve_id: reserve.id,
    cancel_amount,
    cancel_type: wish.cancel_type,
    cancel_cause: wish.cancel_cause,
    cancel_settlement_status: statusOf(cancel_amount, waived),
    cancel_remarks: wish.cancel_remarks,
    cancelled_member_id: wish.member_id,
    fee_reason,
    // A fee that is let go anyway takes none.
    illness_turn_flag: illnessFee && !waived,
  });
  // Where the branch is the cause nothing gets dearer for the family.
  if (reserve.current_day_flag && !wish.replaced && wish.cancel_cause !== cancelCause.code.branch) {
    const child_ids = await childrenOfReserve(tx, reserve.id);
    await moveSameDayLines(tx, { customer_id: reserve.customer_id, date: reserve.reserve_date, child_ids, now });
  }
  const asked = wish.waiver !== undefined && cancel_amount > 0;
  if (wish.waiver !== undefined && asked) {
    const due = addMinutes(now, settings.waiver_answer_hours * 60);
    await insertWaiver(tx, { reserve_cancellation_id, branch_id: reserve.branch_id, due, ...wish.waiver });
  } else if (cancel_amount > 0) {
    const key = `settle cancellation ${reserve_cancellation_id}`;
    await enqueue(tx, 'settleCancellation', { reserve_cancellation_id }, { key });
  }
  const left = illness.left - (illnessFee && !waived ? 1 : 0);
  const over = illness.left === 0 && quote.fee > 0;
  const told = ill ? { illness: { left, over, reason: policy.illness_reason } } : {};
  await tell(tx, wish, reserve, { cancel_amount, waiver_asked: asked, fee_reason, ...told });
  return { cancel_amount };
}

/** Too late to tell of it alone: the branch is called, and decides. */
function refuseLateWord({ until }: { until: Date }, now: Date): void {
  if (now > until) throw new Refusal('illness_too_late');
}

function statusOf(amount: number, waived: boolean): number {
  if (waived) return cancelSettlementStatus.code.waived;
  return amount > 0 ? cancelSettlementStatus.code.toCharge : cancelSettlementStatus.code.noFee;
}

type Fee = Pick<NotificationData['reserve_cancelled'], 'cancel_amount' | 'waiver_asked' | 'fee_reason' | 'illness'>;

async function tell(tx: Transaction, wish: Cancelling, reserve: ReserveRow, fee: Fee): Promise<void> {
  const data: NotificationData['reserve_cancelled'] = {
    ...reserve,
    ...fee,
    byStaff: wish.cancel_type === cancelType.code.byStaff,
    cancel_cause: wish.cancel_cause,
    cancel_remarks: wish.cancel_remarks,
  };
  const { customer_id, id: reserve_id } = reserve;
  if (!wish.toldOtherwise) await notify(tx, { customer_id, reserve_id, kind: wish.kind ?? 'reserve_cancelled', data });
  await notifyBranch(tx, toolsOf(reserve), {
    reserve_id,
    event: 'cancelled',
    words: reserve,
    customer_name: reserve.customer_name,
    ...(wish.branchToldOtherwise ? { toldOtherwise: true } : {}),
  });
}

export const toolsOf = (reserve: ReserveRow) => ({
  branch_id: reserve.branch_id,
  google_calendar: reserve.branch_google_calendar,
  chatwork: reserve.branch_chatwork,
});
