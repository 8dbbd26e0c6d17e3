import { type ChildSpan, stayBill } from '../../domain/billing/bill/stay-bill.ts';
import type { ChildcareAmount } from '../../domain/billing/childcare-amount.ts';
import { price } from '../../domain/billing/pricing.ts';
import { cancelCause, childAttendance } from '../../domain/codes.ts';
import { bundlesFor } from '../../domain/tickets/planned-tickets.ts';
import { addMinutes } from '../../domain/time.ts';
import type { Transaction } from '../postgres/database.ts';
import { priceListOf, stayOf, withSubsidies } from '../reserves/stay.ts';
import type { ChildAttendanceRow } from '../reserves/store/child-attendance.ts';
import { plannedStay } from '../reserves/store/planned-stay.ts';
import { quoteFacts, type RulesOfDay } from '../reserves/store/reserve-facts.ts';
import type { ReserveRow } from '../reserves/store/reserves.ts';
import { lockTickets } from '../tickets/store/ticket-bundles.ts';
import { openTicketStays } from '../tickets/store/tickets.ts';
import { endChildcare, lockChildcareOfReserve } from './store/childcares.ts';

type AbsencePercents = Pick<RulesOfDay['policy'], 'no_show_percent' | 'illness_percent'>;

/** What a child that did not come owes of its plan. */
export function absencePercent(
  { absent_cause }: Pick<ChildAttendanceRow, 'absent_cause'>,
  policy: AbsencePercents,
): number {
  const { illness, branch } = cancelCause.code;
  if (absent_cause === branch) return 0;
  return absent_cause === illness ? policy.illness_percent : policy.no_show_percent;
}

/** Each child's own times, or why it costs a fee; only for a stay with no child present or expected any more. */
function spansOf(children: readonly ChildAttendanceRow[], policy: AbsencePercents): ChildSpan[] {
  return children.map((child) => {
    const { arrived_datetime: start_datetime, left_datetime: end_datetime } = child;
    if (child.attendance_status === childAttendance.code.absent) {
      return { came: false, percent: absencePercent(child, policy) };
    }
    if (start_datetime === null || end_datetime === null) throw new Error(`child ${child.child_id} has not left`);
    return { came: true, start_datetime, end_datetime };
  });
}

/**
 * What a stay costs by its children's times: the reserved time as agreed or, where that is less, by the prices, plan and hours
 * of its day, what goes beyond it by those of the day; the family's tickets are locked.
 * For the end of a stay, and for a bill that is corrected later (then the tickets it used must have been given back).
 */
async function billOfStay(
  tx: Transaction,
  reserve: BilledReserve,
  children: readonly ChildAttendanceRow[],
  others_discount = 0,
): Promise<{ amount: ChildcareAmount; settle_after_minutes: number }> {
  const { bill, settle_after_minutes } = await billsOfStay(tx, reserve);
  return { amount: bill(children, others_discount), settle_after_minutes };
}

type BilledReserve = Pick<ReserveRow, 'id' | 'branch_id' | 'customer_id'>;

/** The stay as planned, and the prices, plan and hours of its day. */
async function pricedPlan(tx: Transaction, { id, branch_id, customer_id }: BilledReserve) {
  const planned = await plannedStay(tx, id);
  const { date } = planned;
  const { day, rules, customer } = await quoteFacts(tx, { branch_id, date, customer_id, child_ids: [] });
  if (day === null) throw new Error(`branch ${branch_id} is gone`);
  // The children's birth dates and meals are those agreed in the reserve, whatever their rows say by now.
  const children = withSubsidies(planned.children, branch_id, date);
  const stay = { ...planned, ...stayOf({ ...planned, reserve_date: date }), children };
  return { planned, stay, day, rules, list: priceListOf({ day, rules }, customer?.plan ?? null, date) };
}

/** The reserved time as agreed, and by the rules of its day. */
export async function reservedSides(tx: Transaction, reserve: BilledReserve) {
  const { planned, stay, list } = await pricedPlan(tx, reserve);
  return { agreed: planned.amount_lines, reserved: price(stay, list).lines };
}

/** The same for any times of the children: what it would cost if they left then. */
export async function billsOfStay(tx: Transaction, reserve: BilledReserve) {
  const { planned, stay, day, rules, list } = await pricedPlan(tx, reserve);
  const { customer_id } = reserve;
  // Tickets planned for an earlier stay of the family are not free for this one, even if this one ends first.
  const owned = await lockTickets(tx, customer_id);
  const bundles = bundlesFor({ ...planned, id: reserve.id }, await openTicketStays(tx, customer_id), owned);
  const tickets = { bundles, choice: planned.use_tickets };
  const bill = (children: readonly ChildAttendanceRow[], others_discount = 0): ChildcareAmount =>
    stayBill(stay, planned.amount_lines, spansOf(children, rules.policy), list, day, tickets, others_discount);
  return { bill, settle_after_minutes: rules.settings.settle_after_minutes };
}

/** The last child left, or the last one expected will not come: the stay is priced and the charge falls due. */
export async function endStay(
  tx: Transaction,
  reserve: ReserveRow,
  children: readonly ChildAttendanceRow[],
  now: Date,
): Promise<void> {
  const childcare = await lockChildcareOfReserve(tx, reserve.id);
  if (childcare === null) throw new Error(`reserve ${reserve.id} has no childcare`);
  const { amount, settle_after_minutes } = await billOfStay(tx, reserve, children);
  const last = children.reduce((one, other) => (leftAt(other) >= leftAt(one) ? other : one));
  await endChildcare(tx, childcare.id, {
    end_datetime: new Date(leftAt(last)),
    pick_up_name: last.fetched_by_name,
    pick_up_tel: last.fetched_by_tel,
    settle_due_datetime: addMinutes(now, settle_after_minutes),
    amount,
  });
}

const leftAt = ({ left_datetime }: ChildAttendanceRow): number => left_datetime?.getTime() ?? 0;
