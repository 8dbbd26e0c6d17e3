import type { MealsOfChild, ReserveFormColumns } from '../../contract/form-mapping.ts';
import { Refusal } from '../../contract/refusal.ts';
import { answerDue, cardDue } from '../../domain/calendar/calendar.ts';
import { anyMeals } from '../../domain/calendar/meals.ts';
import { type ApprovalStatus, approvalStatus, reservableMark } from '../../domain/codes.ts';
import { reserveRefusedTo } from '../../domain/membership/customer.ts';
import { noKeptFee } from '../../domain/money/cancellation-fee.ts';
import type { TicketWish } from '../../domain/money/childcare-amount.ts';
import { afterBusinessHours } from '../../domain/money/pricing.ts';
import { decideRequest, timesRefusal } from '../../domain/reserves/reserve-request.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import type { WithdrawnRequest } from '../notifying/reserve-text.ts';
import { type NotificationData, notificationText } from '../notifying/texts/texts.ts';
import type { Transaction } from '../postgres/database.ts';
import { refuseOtherContent } from '../same-content.ts';
import {
  type BranchDayFacts,
  type CustomerOnDay,
  lockedReserveFacts,
  type ReserveFacts,
} from '../store/reserves/reserve-facts.ts';
import { insertReserve } from '../store/reserves/reserves.ts';
import { refuseAges } from './ages.ts';
import { ownAlternatives } from './alternatives.ts';
import { refuseMeals } from './meals.ts';
import { NoSeat, understaffedMsg } from './no-seat.ts';
import { notifyBranch } from './notify-branch.ts';
import { settlePickUp } from './pick-up.ts';
import { detailsOf, quoteOf, requestFacts, requireRules, type Stay, seatsFor, stayOf, stayPriceOf } from './stay.ts';

/**
 * The one way to a new reserve: createReserve, createReservesCustomer and staffCreateReserve all end here.
 *
 *   reserveSeats(tx, wish: SeatWish): Promise<ReservedSeats>       throws Refusal (rolls the transaction back)
 *
 * Call it inside `withAlternatives(database, wish, (tx) => …)` (alternatives.ts) instead of `database.transaction(…)`:
 * that runs the transaction and, when it is refused for want of a seat, adds other branches' free times to the answer.
 * createReservesCustomer inserts customer and children first in the same transaction, then calls this with `card: 'due'`.
 * The branch and day are locked until the transaction ends, so nothing slow may follow.
 */
export type SeatWish = {
  now: Date;
  customer: { id: number };
  /** Who of the family reserves (family_members.id). */
  member_id?: number;
  branch_id: number;
  child_ids: readonly number[];
  /** reserveFromForm(input) of src/contract/form-mapping. */
  reserve: ReserveFormColumns;
  /** mealsFromForm(input), by the child's id. */
  meals: MealsOfChild;
  /** Undefined where nothing was said of this stay: the family's usual wish. */
  use_tickets: TicketWish | undefined;
  /** The amount that was shown; null where nobody was shown one (staff). */
  quoted_amount: number | null;
  /** Null: the caller sees to it that nothing is done twice. */
  idempotency_key: string | null;
  /** contentHash(input) of the function: the same key with other content is refused. */
  content_hash: string | null;
  /** 'required': refused without a card, unless it may follow. 'due': without one the seat is held until card_due_datetime. */
  card: 'required' | 'due';
  /** 'needed': the family itself makes a contract, so it must have agreed to the texts in force. */
  consents?: 'needed';
  /** Set when staff reserve: confirmed at once; a reason that is not empty sets the rules of time and seats aside (not
   * those of age). */
  staff?: { override_reason: string };
  /** The form's field of each child's birth date, where the form holds them; flagged for an age that is not taken. */
  birth_date_fields?: readonly string[];
  /** A seat moved by the branch's cause is priced as the first one was: no charge of the same day comes with the move. */
  current_day_flag?: boolean;
  /** One of several days reserved together: family and branch are told of all of them by one message each. */
  series?: { reserve_series_id: number; series_place: number };
  /** Staff agreed beforehand, on a day of requests: it is confirmed at once. */
  staff_agreed?: true;
  /** By a wish that was agreed to be reserved at once, without a press: it cancels free until then, and says so. */
  free_cancel_until?: Date;
  /** The request this seat takes the place of: told in the same message. */
  withdrawnRequest?: WithdrawnRequest;
  /** The stay takes another one's place, and who fetches goes along. */
  carriedPickUp?: true;
};

export type ReservedSeats = {
  reserve_id: number;
  approval_status: ApprovalStatus;
  branch_id: number;
  reserve_amount: number;
  /** ISO; null where a card is there. */
  card_due_datetime: string | null;
};

export type SeatFacts = ReserveFacts & { day: BranchDayFacts };

export async function reserveSeats(tx: Transaction, wish: SeatWish): Promise<ReservedSeats> {
  const { now, reserve } = wish;
  const stay = stayOf(reserve);
  const facts = await lockedReserveFacts(tx, { ...wish, ...reserve, date: stay.date, reserve_id: null });
  if (facts === null) throw new Refusal('not_registered');
  if (wish.consents === 'needed' && facts.due_consents !== null)
    throw new Refusal('consents_due', { details: { documents: facts.due_consents } });
  // The same confirm again (double click, retry, second tab): the same answer.
  if (facts.repeated) {
    const { content_hash, ...answer } = facts.repeated;
    refuseOtherContent(content_hash, wish.content_hash ?? '');
    return answer;
  }
  if (facts.day === null) throw new Refusal('reserve_branch_unavailable');
  requireRules(facts.day, facts.rules);
  const known: SeatFacts = { ...facts, day: facts.day };
  const approval_status = decideSeats(wish, stay, known);

  const current_day_flag = wish.current_day_flag ?? tokyoDateOf(now) === stay.date;
  const { customer, day, rules } = known;
  const children = known.children.map((child) => ({ ...child, ...wish.meals(child.id) }));
  refuseMeals(children, stay, rules.meal_hours);
  const priced = stayPriceOf(stay, children, current_day_flag, known, customer.plan);
  const { free_cancel_until = null } = wish;
  const made = { created_at: now, now, free_cancel_until, ...noKeptFee };
  const quote = quoteOf(priced, stay, current_day_flag, made, rules);
  if (wish.quoted_amount !== null && wish.quoted_amount !== priced.total) {
    throw new Refusal('quote_changed', { details: { quote } });
  }

  const { reserve_date: _generated, ...columns } = reserve;
  const pickUp = await settlePickUp(tx, customer.id, reserve, wish.carriedPickUp ? reserve : null);
  const pay_at_desk_flag = paysAtDesk(wish, customer, current_day_flag);
  const card_due_datetime =
    customer.has_card || pay_at_desk_flag ? null : cardDue(now, reserve.start_datetime, rules.settings);
  const pending = approval_status === approvalStatus.code.pending;
  const answer_due_datetime = pending ? answerDue(now, reserve.start_datetime, rules.settings) : null;
  const reserve_id = facts.next_reserve_id ?? 0;
  const words = { ...reserve, ...pickUp, ...day, id: reserve_id, children, reserve_amount: priced.total };
  const row = {
    ...columns,
    ...pickUp,
    id: reserve_id,
    ...anyMeals(children),
    use_tickets: wish.use_tickets === undefined ? customer.use_tickets : wish.use_tickets,
    branch_id: wish.branch_id,
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
    override_reason: wish.staff?.override_reason || null,
    ...noKeptFee,
    idempotency_key: wish.idempotency_key,
    content_hash: wish.content_hash,
    reserve_series_id: wish.series?.reserve_series_id ?? null,
    series_place: wish.series?.series_place ?? null,
    made_member_id: wish.member_id ?? null,
  };
  const { cancel_schedule } = quote;
  const { meal_hours, bring_items } = rules;
  const { first_visit_flag } = facts;
  const told = { ...words, meal_hours, bring_items, first_visit_flag, card_due_datetime, cancel_schedule };
  const { withdrawnRequest } = wish;
  const noticeOf = () => {
    if (pending) return newNotice('reserve_requested', { ...told, answer_due_datetime });
    if (free_cancel_until !== null) return newNotice('wish_reserved', { ...told, free_cancel_until });
    return newNotice('reserve_confirmed', { ...told, ...(withdrawnRequest ? { withdrawnRequest } : {}) });
  };
  insertReserve(tx, row, detailsOf(children, stay.date), wish.series ? null : noticeOf());
  await notifyBranch(tx, day, {
    reserve_id,
    event: pending ? 'requested' : 'reserved',
    words: { ...reserve, child_names: children.map(({ name }) => name) },
    customer_name: customer.name,
    ...(wish.series ? { toldOtherwise: true } : {}),
  });
  return {
    reserve_id,
    approval_status,
    branch_id: wish.branch_id,
    reserve_amount: priced.total,
    card_due_datetime: card_due_datetime?.toISOString() ?? null,
  };
}

/**
 * Who stands at the desk pays there when the child is fetched (card, link or cash), and whoever cannot be sent a link has
 * no other way: such a seat is never taken back for want of a card.
 */
const paysAtDesk = ({ staff }: SeatWish, { has_card, reachable }: CustomerOnDay, today: boolean): boolean =>
  staff !== undefined && !has_card && (today || !reachable);

function newNotice<Kind extends 'reserve_requested' | 'reserve_confirmed' | 'wish_reserved'>(
  kind: Kind,
  data: NotificationData[Kind],
) {
  const { card = null, ...text } = notificationText(kind, data);
  return { kind, ...text, card };
}

/** A manager's reason sets aside the rules of time and seats, and a stop of the family. */
export const isOverridden = ({ staff }: Pick<SeatWish, 'staff'>): boolean =>
  staff !== undefined && staff.override_reason !== '';

type DecidedWish = Pick<SeatWish, 'now' | 'child_ids' | 'card' | 'staff' | 'birth_date_fields' | 'staff_agreed'>;
type DecidedFacts = Pick<SeatFacts, 'customer' | 'children' | 'day' | 'rules' | 'child_overlaps'>;

/** The decision for a new reserve, for seats held before there is one, and for a table of days; throws the refusal. */
export function decideSeats(wish: DecidedWish, stay: Stay, facts: DecidedFacts): ApprovalStatus {
  const { now, staff } = wish;
  const { customer, children, day, rules } = facts;
  const closed = reserveRefusedTo(customer, stay.date);
  const setAside = (closed === 'customer_stopped' || closed === 'reserves_paused') && isOverridden(wish);
  if (closed && !setAside) throw new Refusal(closed);
  if (wish.card === 'required' && !customer.has_card && !customer.card_may_follow) throw new Refusal('card_missing');
  if (children.length !== wish.child_ids.length) throw new Refusal('reserve_child_unknown', { fields: ['child_ids'] });
  const { birth_date_fields = [] } = wish;
  refuseAges(
    children.map((child, index) => ({ ...child, field: birth_date_fields[index] })),
    stay.date,
    day,
  );
  if (isOverridden(wish)) {
    const reason = timesRefusal(stay, rules.settings) ?? (facts.child_overlaps ? 'reserve_overlap' : null);
    if (reason) throw new Refusal(reason);
    return approvalStatus.code.notUsed;
  }
  const wanted = seatsFor(day, stay, children);
  const asked = requestFacts(now, day, rules, facts.child_overlaps);
  const decision = decideRequest(wanted, { ...asked, byStaff: staff !== undefined });
  if (!decision.ok) {
    throw new NoSeat(children, decision.reason, {
      ...understaffedMsg(decision.reason, wanted.ages, staff !== undefined),
      fields: [...decision.fields],
      details: { alternatives: ownAlternatives(day, stay, decision.alternatives) },
    });
  }
  const ask = decision.mark === reservableMark.ask && staff === undefined && !wish.staff_agreed;
  return ask ? approvalStatus.code.pending : approvalStatus.code.notUsed;
}
