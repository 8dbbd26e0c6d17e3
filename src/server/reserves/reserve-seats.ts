import { Refusal } from '../../contract/refusal.ts';
import { noMinimumFee } from '../../domain/billing/cancelling/cancellation-fee.ts';
import { afterBusinessHours } from '../../domain/billing/pricing.ts';
import { answerDue, branchHasEnded, cardDue } from '../../domain/calendar/calendar.ts';
import { anyMeals } from '../../domain/calendar/meals.ts';
import { type ApprovalStatus, approvalStatus, reservableMark } from '../../domain/codes.ts';
import { reserveRefusedTo } from '../../domain/membership/customer.ts';
import { decideRequest, timesRefusal } from '../../domain/reserves/reserve-request.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { type NotificationData, notificationText } from '../notifying/texts.ts';
import type { Transaction } from '../postgres/database.ts';
import { refuseOtherContent } from '../same-content.ts';
import { refuseAges } from './ages.ts';
import { ownAlternatives } from './alternatives.ts';
import { refuseMeals } from './meals.ts';
import { NoSeat, understaffedMsg } from './no-seat.ts';
import { notifyBranch } from './notify-branch.ts';
import { settlePickUp } from './pick-up.ts';
import { type ByStaff, type HoldRequest, type RequestTerms, type ReserveRequest, termsOf } from './reserve-request.ts';
import { detailsOf, quoteOf, requestFacts, requireRules, type Stay, seatsFor, stayOf, stayPriceOf } from './stay.ts';
import {
  type BranchDayFacts,
  type CustomerOnDay,
  lockedReserveFacts,
  type ReserveFacts,
} from './store/reserve-facts.ts';
import { insertReserve } from './store/reserves.ts';

export type ReservedSeats = {
  reserve_id: number;
  approval_status: ApprovalStatus;
  branch_id: number;
  reserve_amount: number;
  /** ISO; null where a card is there. */
  card_due_datetime: string | null;
};

type SeatFacts = ReserveFacts & { day: BranchDayFacts };

/**
 * The only way to create a reserve, regardless of who asks; throws a Refusal (which rolls the transaction back).
 *
 * Call it inside `withAlternatives(database, request, (tx) => …)` (alternatives.ts) instead of `database.transaction(…)`:
 * that runs the transaction and, when it is refused for want of a seat, adds other branches' free times to the answer.
 * The branch and day are locked until the transaction ends, so nothing slow may follow.
 */
export async function reserveSeats(tx: Transaction, request: ReserveRequest): Promise<ReservedSeats> {
  const { now, reserve } = request;
  const terms = termsOf(request);
  const stay = stayOf(reserve);
  const facts = await lockedReserveFacts(tx, stayToLock(request, terms.idempotencyKey));
  if (facts === null) throw new Refusal('not_registered');
  if (terms.consentsRequired && facts.due_consents !== null)
    throw new Refusal('consents_due', { details: { documents: facts.due_consents } });
  // The same confirm again (double click, retry, second tab): the same answer.
  if (facts.repeated) {
    const { content_hash, ...answer } = facts.repeated;
    refuseOtherContent(content_hash, terms.contentHash ?? '');
    return answer;
  }
  if (facts.next_reserve_id === null) throw new Error('a new reserve has no number');
  if (facts.day === null) throw new Refusal('reserve_branch_unavailable');
  requireRules(facts.day, facts.rules);
  const known: SeatFacts = { ...facts, day: facts.day };
  const approval_status = decideSeats(request, terms, stay, known);

  const current_day_flag = terms.currentDay ?? tokyoDateOf(now) === stay.date;
  const { customer, day, rules } = known;
  const children = known.children.map((child) => ({ ...child, ...request.meals(child.id) }));
  refuseMeals(children, stay, rules.meal_hours);
  const priced = stayPriceOf(stay, children, current_day_flag, known, customer.plan);
  const { freeCancelUntil: free_cancel_until, series } = terms;
  const made = { created_at: now, now, free_cancel_until, ...noMinimumFee };
  const quote = quoteOf(priced, stay, current_day_flag, made, rules);
  if (terms.quotedAmount !== null && terms.quotedAmount !== priced.total) {
    throw new Refusal('quote_changed', { details: { quote } });
  }

  const { reserve_date: _generated, ...columns } = reserve;
  const pickUp = await settlePickUp(tx, customer.id, reserve, terms.carriesPickUp ? reserve : null);
  const pay_at_desk_flag = paysAtDesk(terms, customer, current_day_flag);
  const card_due_datetime =
    customer.has_card || pay_at_desk_flag ? null : cardDue(now, reserve.start_datetime, rules.settings);
  const pending = approval_status === approvalStatus.code.pending;
  const answer_due_datetime = pending ? answerDue(now, reserve.start_datetime, rules.settings) : null;
  const reserve_id = facts.next_reserve_id;
  const words = { ...reserve, ...pickUp, ...day, id: reserve_id, children, reserve_amount: priced.total };
  const row = {
    ...columns,
    ...pickUp,
    id: reserve_id,
    ...anyMeals(children),
    use_tickets: terms.useTickets === undefined ? customer.use_tickets : terms.useTickets,
    branch_id: request.branchId,
    customer_id: customer.id,
    approval_status,
    current_day_flag,
    holiday_flag: priced.holiday_flag,
    after_business_hours: afterBusinessHours(priced),
    reserve_amount: priced.total,
    amount_lines: priced.lines,
    plan_type_id: customer.plan?.id ?? null,
    card_due_datetime,
    pay_at_desk_flag,
    free_cancel_until,
    answer_due_datetime,
    override_reason: terms.staff?.overrideReason || null,
    ...noMinimumFee,
    idempotency_key: terms.idempotencyKey,
    content_hash: terms.contentHash,
    reserve_series_id: series?.id ?? null,
    series_place: series?.place ?? null,
    made_member_id: terms.memberId,
  };
  const { cancel_schedule } = quote;
  const { meal_hours, bring_items } = rules;
  const { first_visit_flag } = facts;
  const notice = { ...words, meal_hours, bring_items, first_visit_flag, card_due_datetime, cancel_schedule };
  const { withdrawnRequest } = terms;
  const noticeOf = () => {
    if (pending) return newNotice('reserve_requested', { ...notice, answer_due_datetime });
    if (free_cancel_until !== null) return newNotice('wish_reserved', { ...notice, free_cancel_until });
    return newNotice('reserve_confirmed', { ...notice, ...(withdrawnRequest ? { withdrawn: withdrawnRequest } : {}) });
  };
  insertReserve(tx, row, detailsOf(children, stay.date), series === null ? noticeOf() : null);
  await notifyBranch(tx, day, {
    reserveId: reserve_id,
    event: pending ? 'requested' : 'reserved',
    words: { ...reserve, child_names: children.map(({ name }) => name) },
    customerName: customer.name,
    ...(series === null ? {} : { skipNotification: true }),
  });
  return {
    reserve_id,
    approval_status,
    branch_id: request.branchId,
    reserve_amount: priced.total,
    card_due_datetime: card_due_datetime?.toISOString() ?? null,
  };
}

/**
 * A family at the desk pays there at pick-up (card, link or cash), and one that cannot be sent a link has no other way:
 * such a seat is never taken back for lack of a card.
 */
const paysAtDesk = ({ staff }: RequestTerms, { has_card, reachable }: CustomerOnDay, today: boolean): boolean =>
  staff !== null && !has_card && (today || !reachable);

function newNotice<Kind extends 'reserve_requested' | 'reserve_confirmed' | 'wish_reserved'>(
  kind: Kind,
  data: NotificationData[Kind],
) {
  const { card = null, ...text } = notificationText(kind, data);
  return { kind, ...text, card };
}

/** What a save asks the database for, under the lock of the branch and day. */
export const stayToLock = (
  { customerId, branchId, childIds, reserve }: HoldRequest,
  idempotency_key: string | null,
) => ({
  customer: { id: customerId },
  branch_id: branchId,
  child_ids: childIds,
  date: reserve.reserve_date,
  start_datetime: reserve.start_datetime,
  end_datetime: reserve.end_datetime,
  reserve_id: null,
  idempotency_key,
});

/** A manager's reason sets aside the rules of time and seats, and a stop of the family. */
export const isOverridden = (staff: ByStaff | null): boolean => staff !== null && staff.overrideReason !== '';

type DecidingTerms = Pick<RequestTerms, 'cardRequired' | 'staff' | 'birthDateFields' | 'staffAgreed'>;
type DecidedFacts = Pick<SeatFacts, 'customer' | 'children' | 'day' | 'rules' | 'child_overlaps'>;

/** The decision for a new reserve, for seats held before there is one, and for a table of days; throws the refusal. */
export function decideSeats(
  { now, childIds }: Pick<ReserveRequest, 'now' | 'childIds'>,
  terms: DecidingTerms,
  stay: Stay,
  facts: DecidedFacts,
): ApprovalStatus {
  const { customer, children, day, rules } = facts;
  const closed = reserveRefusedTo(customer, stay.date);
  const setAside = (closed === 'customer_stopped' || closed === 'reserves_paused') && isOverridden(terms.staff);
  if (closed && !setAside) throw new Refusal(closed);
  if (terms.cardRequired && !customer.has_card && !customer.card_may_follow) throw new Refusal('card_missing');
  if (children.length !== childIds.length) throw new Refusal('reserve_child_unknown', { fields: ['child_ids'] });
  refuseAges(
    children.map((child, index) => ({ ...child, field: terms.birthDateFields[index] })),
    stay.date,
    day,
  );
  if (isOverridden(terms.staff)) {
    const ended = branchHasEnded(day, stay.date) ? 'reserve_branch_unavailable' : null;
    const reason = ended ?? timesRefusal(stay, rules.settings) ?? (facts.child_overlaps ? 'reserve_overlap' : null);
    if (reason) throw new Refusal(reason);
    return approvalStatus.code.notUsed;
  }
  const wanted = seatsFor(day, stay, children);
  const byStaff = terms.staff !== null;
  const asked = requestFacts(now, day, rules, facts.child_overlaps);
  const decision = decideRequest(wanted, { ...asked, byStaff });
  if (!decision.ok) {
    throw new NoSeat(children, decision.reason, {
      ...understaffedMsg(decision.reason, wanted.ages, byStaff),
      fields: [...decision.fields],
      details: { alternatives: ownAlternatives(day, stay, decision.alternatives) },
    });
  }
  const ask = decision.mark === reservableMark.ask && !byStaff && !terms.staffAgreed;
  return ask ? approvalStatus.code.pending : approvalStatus.code.notUsed;
}
