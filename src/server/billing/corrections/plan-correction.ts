import { Refusal } from '../../../contract/refusal.ts';
import type { BillSnapshot } from '../../../domain/billing/bill/bill-lines.ts';
import {
  type BillStanding,
  correctionDue,
  type EarlierRefunds,
  mostDiscount,
} from '../../../domain/billing/bill/correction.ts';
import { type ChildSpan, stayBill } from '../../../domain/billing/bill/stay-bill.ts';
import type { ChildcareAmount } from '../../../domain/billing/childcare-amount.ts';
import type { Meals } from '../../../domain/calendar/meals.ts';
import { type CancelCause, cancelCause, childAttendance, childcareSettlement } from '../../../domain/codes.ts';
import { reservePhase } from '../../../domain/reserves/reserve.ts';
import { instantOf, minuteOf, minuteOfDayOf, timeText } from '../../../domain/time.ts';
import { momentOf } from '../../attendance/attendance-moment.ts';
import { absencePercent } from '../../attendance/end-stay.ts';
import type { Account } from '../../auth/store/accounts.ts';
import type { Transaction } from '../../postgres/database.ts';
import { lockOwnReserve } from '../../reserves/own-reserve.ts';
import { priceListOf, stayOf, withSubsidies } from '../../reserves/stay.ts';
import { plannedStay } from '../../reserves/store/planned-stay.ts';
import { type DayFacts, quoteFacts } from '../../reserves/store/reserve-facts.ts';
import type { ReserveRow } from '../../reserves/store/reserves.ts';
import { discountLimitOf, requireDiscountWithin } from '../discount-limit.ts';
import {
  type BilledChild,
  type BilledStay,
  billedChildren,
  lockBilledStay,
  lockMistakenFee,
  lockTicketsForCorrection,
  type StayedChild,
} from '../store/corrected-stays.ts';
import { lockStanding, type PaidPart } from '../store/corrections.ts';

export interface CorrectedChildInput extends Meals {
  child_id: number;
  came_flag: boolean;
  /** Of a child that did not come: it decides what it costs. */
  absent_cause: CancelCause | null;
  start_time: string | null;
  end_time: string | null;
}
export interface CorrectionInput {
  now: Date;
  account: Account;
  reserve_id: number;
  children: readonly CorrectedChildInput[] | undefined;
  others_discount_amount: number | undefined;
  others_discount_reason: string | undefined;
  earlier_refunds: EarlierRefunds | undefined;
}

type ShownBillChild = Meals & {
  child_id: number;
  name: string;
  came_flag: boolean;
  absent_cause: CancelCause | null;
  start_time: string;
  end_time: string;
};
export type ShownBill = BillSnapshot & { children: ShownBillChild[] };

export interface CorrectionPlan {
  reserve: ReserveRow;
  /** Null: a no-show that becomes a stay. */
  stay: BilledStay | null;
  mistakenFee: { id: number; charged: boolean } | null;
  before: ShownBill;
  after: ShownBill;
  amount: ChildcareAmount;
  children: StayedChild[];
  standing: BillStanding & { payments: PaidPart[] };
  difference: number;
  included: number;
  kept: number;
  /** Nothing was paid yet: the stay's own bill is charged with the new total. */
  unpaid: boolean;
  discountLimit: number;
}

/**
 * A finished stay, or a family that came and was taken for a no-show, priced again from what it was really like. Locks the
 * reserve, the stay, its payments and tickets, so that what is shown is what a save in the same transaction writes.
 */
export async function planCorrection(tx: Transaction, input: CorrectionInput): Promise<CorrectionPlan> {
  const reserve = await lockOwnReserve(tx, input.account, input.reserve_id);
  const phase = reservePhase(reserve);
  const stay = await lockBilledStay(tx, reserve.id);
  const fee = phase === 'no_show' ? await lockMistakenFee(tx, reserve.id) : null;
  if (phase !== 'no_show' && (phase !== 'left' || stay === null)) throw new Refusal('transition_refused');
  const standing = await lockStanding(tx, reserve.id);
  if (standing.charge_running) throw new Refusal('charge_running');
  if (standing.refund_running) throw new Refusal('refund_running');

  const planned = await plannedStay(tx, reserve.id);
  const { branch_id, customer_id } = reserve;
  const { date } = planned;
  const { day, rules, customer } = await quoteFacts(tx, { branch_id, date, customer_id, child_ids: [] });
  if (day === null) throw new Error(`branch ${branch_id} is gone`);
  const known = await billedChildren(tx, reserve.id);
  const children = known.map((child) => correctedChild(child, input, { reserve, stay, facts: { day, rules } }));
  if (!children.some(({ span }) => span.came)) throw new Refusal('correction_nobody', { fields: ['children'] });

  const list = priceListOf({ day, rules }, customer?.plan ?? null, date);
  const meals = withSubsidies(planned.children, branch_id, date).map((child, index) => ({
    ...child,
    ...children[index]?.meals,
  }));
  const spans = children.map(
    ({ span }): ChildSpan => (span.came ? span : { came: false, percent: absencePercent(span, rules.policy) }),
  );
  const bundles = await lockTicketsForCorrection(tx, customer_id, stay?.id ?? null);
  const given = input.others_discount_amount ?? stay?.others_discount_amount ?? 0;
  const reason = input.others_discount_reason ?? stay?.others_discount_reason ?? '';
  const amount = stayBill(
    { ...planned, ...stayOf({ ...planned, reserve_date: date }), children: meals },
    planned.amount_lines,
    spans,
    list,
    day,
    { bundles, choice: planned.use_tickets },
    given,
  );
  const bill = amount.total_amount + amount.others_discount_amount;
  const beforeDiscount = stay?.others_discount_amount ?? 0;
  if (given > bill && input.others_discount_amount !== undefined)
    throw new Refusal('input_error', { fields: ['others_discount_amount'] });
  if (amount.others_discount_amount > 0 && reason === '')
    throw new Refusal('discount_reason_required', { fields: ['others_discount_reason'] });
  requireDiscountWithin(input.account, rules.settings, {
    bill,
    discount: amount.others_discount_amount,
    before: beforeDiscount,
  });

  const after = snapshotOf(
    amount,
    reason,
    children.map(({ shown }) => shown),
  );
  const before = beforeOf(stay, fee?.charged === true || fee?.open === true ? fee.cancel_amount : 0, known);
  const { toSettle, chargeFailed } = childcareSettlement.code;
  const unpaid = stay === null ? fee?.charged !== true : stay.status === toSettle || stay.status === chargeFailed;
  // What came in of an open claim cannot be more than it, and stays with its own claim.
  const fromFee = fee?.open === true && fee.part_paid_amount > 0;
  if (fromFee || (unpaid && (stay?.part_paid_amount ?? 0) > amount.total_amount)) throw new Refusal('part_paid');
  const due = correctionDue(amount.total_amount, standing, input.earlier_refunds ?? 'kept');
  return {
    reserve,
    stay,
    mistakenFee: fee,
    before,
    after,
    amount,
    children: children.map(({ shown, span }) => ({ child_id: shown.child_id, ...span })),
    standing,
    ...(unpaid ? { difference: 0, included: 0, kept: 0 } : due),
    unpaid,
    discountLimit: mostDiscount(bill, discountLimitOf(input.account, rules.settings)),
  };
}

interface StayFacts {
  reserve: ReserveRow;
  stay: BilledStay | null;
  facts: DayFacts;
}
type Times = Pick<ReserveRow, 'start_datetime' | 'end_datetime'>;
type Span = { came: true; start_datetime: Date; end_datetime: Date } | { came: false; absent_cause: CancelCause };

/** The child as requested, else unchanged. A time that was not edited keeps its seconds. */
function correctedChild(child: BilledChild, input: CorrectionInput, { reserve, stay, facts }: StayFacts) {
  const stands = spanOf(child, reserve, stay);
  const wished = input.children?.find(({ child_id }) => child_id === child.child_id);
  if (input.children !== undefined && wished === undefined) throw new Refusal('reserve_child_unknown');
  const { breakfast_support_flag, lunch_support_flag, supper_support_flag } = wished ?? child;
  const meals: Meals = { breakfast_support_flag, lunch_support_flag, supper_support_flag };
  let span: Span = stands;
  if (wished?.came_flag === false) {
    span = { came: false, absent_cause: wished.absent_cause ?? child.absent_cause ?? cancelCause.code.noShow };
  } else if (wished !== undefined) {
    const moment = (
      act: 'check_in' | 'check_out',
      time: string | null,
      was: Date | null,
      arrived: Date | null,
    ): Date => {
      if (was !== null && (time === null || minuteOf(time) === minuteOfDayOf(was))) return was;
      if (time === null) throw new Refusal('attendance_bad_time', { fields: ['children'] });
      const at = instantOf(reserve.reserve_date, minuteOf(time)).toISOString();
      return momentOf({ act, arrived, now: input.now, at }, reserve, facts);
    };
    const start_datetime = moment('check_in', wished.start_time, stands.came ? stands.start_datetime : null, null);
    const end_datetime = moment('check_out', wished.end_time, stands.came ? stands.end_datetime : null, start_datetime);
    if (end_datetime < start_datetime) throw new Refusal('attendance_bad_time', { fields: ['children'] });
    span = { came: true, start_datetime, end_datetime };
  }
  return { span, meals, shown: shownChild(child, span, meals, reserve) };
}

/** As recorded; of a no-show as planned, because that is what a person will most likely confirm. */
function spanOf(child: BilledChild, planned: Times, stay: BilledStay | null): Span {
  if (child.arrived_datetime !== null && child.left_datetime !== null) {
    return { came: true, start_datetime: child.arrived_datetime, end_datetime: child.left_datetime };
  }
  const { start_datetime, end_datetime } = stay ?? planned;
  if (stay !== null && child.attendance_status === childAttendance.code.absent) {
    return { came: false, absent_cause: child.absent_cause ?? cancelCause.code.noShow };
  }
  return { came: true, start_datetime, end_datetime };
}

const shownChild = (child: BilledChild, span: Span, meals: Meals, reserve: Times): ShownBillChild => ({
  child_id: child.child_id,
  name: child.name,
  came_flag: span.came,
  absent_cause: span.came ? null : span.absent_cause,
  start_time: timeText(minuteOfDayOf(span.came ? span.start_datetime : reserve.start_datetime)),
  end_time: timeText(minuteOfDayOf(span.came ? span.end_datetime : reserve.end_datetime)),
  ...meals,
});

const snapshotOf = (amount: ChildcareAmount, reason: string, children: ShownBillChild[]): ShownBill => ({
  children,
  amount_lines: amount.price.lines,
  tickets_discount_amount: amount.tickets_discount_amount,
  number_of_tickets_used: amount.number_of_tickets_used,
  others_discount_amount: amount.others_discount_amount,
  others_discount_reason: amount.others_discount_amount > 0 ? reason : '',
  no_show_fee: 0,
  total_amount: amount.total_amount,
});

function beforeOf(stay: BilledStay | null, no_show_fee: number, known: readonly BilledChild[]): ShownBill {
  if (stay === null) {
    const none = { children: [], amount_lines: [], tickets_discount_amount: 0, number_of_tickets_used: 0 };
    const discount = { others_discount_amount: 0, others_discount_reason: '' };
    return { ...none, ...discount, no_show_fee, total_amount: no_show_fee };
  }
  const { amount_lines, tickets_discount_amount, number_of_tickets_used, total_amount } = stay;
  const { others_discount_amount, others_discount_reason } = stay;
  return {
    children: known.map((child) => {
      const { breakfast_support_flag, lunch_support_flag, supper_support_flag } = child;
      const meals = { breakfast_support_flag, lunch_support_flag, supper_support_flag };
      return shownChild(child, spanOf(child, stay, stay), meals, stay);
    }),
    amount_lines,
    tickets_discount_amount,
    number_of_tickets_used,
    others_discount_amount,
    others_discount_reason,
    no_show_fee: 0,
    total_amount,
  };
}
