import type { MealsOfChild, ReserveFormColumns } from '../../contract/form-mapping.ts';
import { Refusal } from '../../contract/refusal.ts';
import { agreedLines } from '../../domain/billing/bill/agreed-price.ts';
import type { TicketPreference } from '../../domain/billing/childcare-amount.ts';
import { afterBusinessHours } from '../../domain/billing/pricing.ts';
import { answerDue, branchHasEnded, cardDue } from '../../domain/calendar/calendar.ts';
import { anyMeals } from '../../domain/calendar/meals.ts';
import { type ApprovalStatus, approvalStatus } from '../../domain/codes.ts';
import { reserveRefusedTo } from '../../domain/membership/customer.ts';
import { transition } from '../../domain/reserves/reserve.ts';
import {
  decideEdit,
  type EditDecision,
  type EditStake,
  editedTimesRefusal,
  enlarges,
} from '../../domain/reserves/reserve-edit.ts';
import type { DeskCancellationPolicy } from '../../domain/settings/settings.ts';
import type { ChildrenByAge } from '../../domain/staffing/ratio.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { refuseAges } from './ages.ts';
import { ownAlternatives } from './alternatives.ts';
import { editTerms } from './edit-terms.ts';
import { refuseMeals } from './meals.ts';
import { moveSameDayLines } from './move-lines.ts';
import { refuseOverlap, understaffedMsg } from './no-seat.ts';
import { notifyEdit } from './notify-edit.ts';
import { settlePickUp } from './pick-up.ts';
import type { ByStaff } from './reserve-request.ts';
import { isOverridden, type ReservedSeats } from './reserve-seats.ts';
import { detailsOf, quoteOf, requestFacts, requireRules, type Stay, seatsFor, stayOf, stayPriceOf } from './stay.ts';
import { insertMoveWaiver, type WaiverWord } from './store/fee-waivers.ts';
import { notePickUpBy } from './store/pick-up-by.ts';
import { countFreeMove } from './store/reserve-cancellations.ts';
import { type BranchDayFacts, type EditedRow, lockedReserveFacts, type ReserveFacts } from './store/reserve-facts.ts';
import { readReserve, updateReserveRow } from './store/reserves.ts';

export type SeatEdit = {
  now: Date;
  reserveId: number;
  /** Whose reserve it must be; null for staff. */
  customerId: number | null;
  /** Who of the family asks; null for staff. */
  memberId: number | null;
  /** Null: the children stay. */
  childIds: readonly number[] | null;
  reserve: ReserveFormColumns;
  meals: MealsOfChild;
  /** Undefined: as before. */
  useTickets: TicketPreference | undefined;
  quotedAmount: number | null;
  /** What cancelling right after the change costs, as it was shown; null if it was not shown. */
  quotedFee: number | null;
  /** Set when staff edit. A change the branch asked for keeps no fee and adds no same-day line. */
  staff: (ByStaff & { askedByBranch: boolean; word: WaiverWord }) | null;
  /** One of several edits: family and branch each get a single message about all of them. */
  skipNotification: boolean;
};

export type EditFacts = Pick<ReserveFacts, 'customer' | 'children' | 'rules' | 'child_overlaps'> & {
  day: BranchDayFacts;
  reserve: EditedRow & { child_ids: readonly number[] };
};
type JudgedEdit = Pick<SeatEdit, 'now' | 'childIds' | 'meals' | 'reserve' | 'staff'>;
type Before = { stay: Stay & { children: number }; child_ids: readonly number[] };
type After = Before & { stay: { ages: ChildrenByAge } };

/** The one way to another reserve in the same place: updateReserve and staffUpdateReserve end here. */
export async function editSeats(tx: Transaction, input: SeatEdit): Promise<ReservedSeats> {
  const { now } = input;
  const stay = stayOf(input.reserve);
  const facts = await lockedReserveFacts(tx, {
    reserve_id: input.reserveId,
    customer: input.customerId === null ? null : { id: input.customerId },
    branch_id: null,
    child_ids: input.childIds,
    date: stay.date,
    start_datetime: input.reserve.start_datetime,
    end_datetime: input.reserve.end_datetime,
    idempotency_key: null,
  });
  if (!facts?.reserve || !facts.day) throw new Refusal('not_found');
  requireRules(facts.day, facts.rules);
  const child_ids = facts.reserve_child_ids ?? [];
  const known: EditFacts = { ...facts, reserve: { ...facts.reserve, child_ids }, day: facts.day };
  const { reserve, customer, rules } = known;
  const judged = await judgeEdit(tx, input, known);
  const { children, priced, quote, approval_status, kept, free_move_flag, current_day_flag } = judged;
  const fee = quote.cancel_schedule[0]?.cancel_amount ?? 0;
  if ((input.quotedAmount ?? priced.total) !== priced.total || (input.quotedFee ?? fee) !== fee) {
    throw new Refusal('quote_changed', { details: { quote } });
  }

  const { reserve_date: _generated, ...columns } = input.reserve;
  const noticesBefore = await readReserve(tx, reserve.id);
  if (noticesBefore === null) throw new Refusal('not_found');
  const pickUp = await settlePickUp(tx, customer.id, input.reserve, noticesBefore);
  const { removedEventIds } = await updateReserveRow(
    tx,
    reserve.id,
    {
      ...columns,
      ...pickUp,
      ...anyMeals(children),
      use_tickets: input.useTickets === undefined ? reserve.use_tickets : input.useTickets,
      approval_status,
      holiday_flag: priced.holiday_flag,
      after_business_hours: afterBusinessHours(priced),
      reserve_amount: priced.total,
      amount_lines: judged.agreed
        ? reserve.amount_lines
        : stayPriceOf(stay, inTheirOrder(children, child_ids), current_day_flag, known, customer.plan).lines,
      current_day_flag,
      ...kept,
      plan_type_id: customer.plan?.id ?? null,
      override_reason: input.staff?.overrideReason || null,
      answer_due_datetime:
        approval_status === approvalStatus.code.pending
          ? answerDue(now, input.reserve.start_datetime, rules.settings)
          : null,
    },
    detailsOf(children, stay.date),
    cardDue(now, input.reserve.start_datetime, rules.settings),
  ).catch(refuseOverlap);
  const changed =
    pickUp.pick_up_name !== noticesBefore.pick_up_name || pickUp.pick_up_tel !== noticesBefore.pick_up_tel;
  await notePickUpBy(tx, reserve.id, { member_id: input.memberId, changed });
  if (free_move_flag) await countFreeMove(tx, reserve.id);
  // A child that is taken out leaves its same-day line to another stay of that day.
  const left = child_ids.filter((id) => !children.some((child) => child.id === id));
  if (reserve.current_day_flag && left.length > 0 && stay.date === reserve.reserve_date)
    await moveSameDayLines(tx, { customer_id: reserve.customer_id, date: stay.date, child_ids: left, now });
  const waiverAsked = await askForMove(tx, input, known, judged);
  await notifyEdit(tx, input, known, quote, {
    pending: approval_status === approvalStatus.code.pending,
    before: noticesBefore,
    removedEventIds,
    waiverAsked,
  });
  return {
    reserve_id: reserve.id,
    approval_status,
    branch_id: reserve.branch_id,
    reserve_amount: priced.total,
    card_due_datetime: null,
  };
}

/** What a change comes to, for a save and for the table of a series; throws the refusal. */
export async function judgeEdit(db: Queryable, input: JudgedEdit, known: EditFacts) {
  const { now } = input;
  const stay = stayOf(input.reserve);
  const { reserve, customer, rules } = known;
  const children = known.children.map((child) => ({ ...child, ...input.meals(child.id) }));
  const wanted = input.childIds ?? reserve.child_ids;
  if (children.length !== wanted.length) throw new Refusal('reserve_child_unknown', { fields: ['child_ids'] });

  const before = beforeOf(reserve);
  const after = { stay: seatsFor(known.day, stay, children), child_ids: wanted };
  const larger = enlarges(before, after);
  const closed = larger ? reserveRefusedTo(customer, stay.date) : null;
  // Existing reserves stay as they are (product-rules.md "Customer lifecycle"); more seats are a new reserve.
  const stays =
    ((closed === 'customer_disabled' || closed === 'reserves_paused') && input.staff !== null) ||
    (closed === 'customer_stopped' && isOverridden(input.staff));
  if (closed && !stays) throw new Refusal(closed);
  if (larger) refuseAges(children, stay.date, known.day);
  refuseMeals(children, stay, rules.meal_hours);

  const askedByBranch = input.staff?.askedByBranch ?? false;
  const terms = stay.date === reserve.reserve_date ? { policy: rules.policy } : {};
  const edit = { date: stay.date, askedByBranch, now, ...terms };
  const { policy, kept, free_move_flag, current_day_flag } = await editTerms(db, reserve, edit);
  const anew = stayPriceOf(stay, children, current_day_flag, known, customer.plan);
  const agreed = agreedLines(
    { ...before, lines: reserve.amount_lines },
    { stay, child_ids: children.map(({ id }) => id), lines: anew.lines },
  );
  const priced = agreed === null ? anew : { ...anew, lines: agreed, total: reserve.reserve_amount };
  const approval_status = decide(
    input,
    known,
    before,
    { ...after, amount: priced.total, stake: askedByBranch ? 'none' : free_move_flag ? 'kept fee' : 'fee' },
    policy,
  );
  const { created_at, free_cancel_until } = reserve;
  const made = { created_at, free_cancel_until, now, free_move_flag, ...kept };
  const quote = quoteOf(priced, stay, current_day_flag, made, rules);
  const unwaived = askedByBranch ? await editTerms(db, reserve, { ...edit, askedByBranch: false }) : null;
  return {
    children,
    priced,
    agreed: agreed !== null,
    quote,
    approval_status,
    kept,
    free_move_flag,
    current_day_flag,
    unwaived,
  };
}

/** What a move at the branch's request lets go is a manager's word, or waits for one; so much waits. */
async function askForMove(
  tx: Transaction,
  input: SeatEdit,
  known: EditFacts,
  { unwaived, children, priced, current_day_flag }: Awaited<ReturnType<typeof judgeEdit>>,
): Promise<number | undefined> {
  if (unwaived === null || input.staff === null) return undefined;
  const { word } = input.staff;
  const { kept, free_move_flag } = unwaived;
  const { reserve, day, customer } = known;
  const stay = stayOf(input.reserve);
  const inOrder = inTheirOrder(children, known.reserve.child_ids);
  const withLine =
    unwaived.current_day_flag === current_day_flag
      ? null
      : stayPriceOf(stay, inOrder, unwaived.current_day_flag, known, customer.plan);
  const refused = withLine && { amount: withLine.total, lines: withLine.lines };
  if (kept.kept_cancel_amount === 0 && !free_move_flag && refused === null) return undefined;
  const { kept_cancel_amount: fee_amount, kept_cancel_deadline } = kept;
  const asked = { reserve_id: reserve.id, branch_id: day.branch_id, fee_amount, kept_cancel_deadline };
  await insertMoveWaiver(tx, { ...asked, free_move_flag, refused }, word);
  return word.manager ? undefined : fee_amount + (refused === null ? 0 : refused.amount - priced.total);
}

/** As reserve_details holds them, whatever the order in which they were named now: a line knows its child by the place. */
function inTheirOrder<Child extends { id: number }>(children: readonly Child[], held: readonly number[]): Child[] {
  const place = ({ id }: Child) => (held.includes(id) ? held.indexOf(id) : held.length);
  return [...children].sort((a, b) => place(a) - place(b));
}

function beforeOf(reserve: EditFacts['reserve']): Before {
  const stay = stayOf({
    reserve_date: reserve.reserve_date,
    start_datetime: new Date(reserve.start_datetime),
    end_datetime: new Date(reserve.end_datetime),
  });
  return { stay: { ...stay, children: reserve.child_ids.length }, child_ids: reserve.child_ids };
}

/** The approval the edit leads to; throws the refusal. */
function decide(
  input: Pick<SeatEdit, 'now' | 'staff'>,
  facts: EditFacts,
  before: Before,
  after: After & { amount: number; stake: EditStake },
  policy: DeskCancellationPolicy,
): ApprovalStatus {
  const { reserve, day, rules } = facts;
  if (isOverridden(input.staff)) return decideOverride(facts, before, after);
  const request = requestFacts(input.now, day, rules, facts.child_overlaps);
  const decision = decideEdit({ ...reserve, ...before }, after, request, [policy]);
  if (!decision.ok) throw refusalOf(decision, day, after.stay, input.staff !== null);
  // Staff are the ones who would answer the request.
  if (decision.action === null || input.staff !== null) return reserve.approval_status;
  const change = transition(reserve, decision.action);
  if (!change.ok) throw new Refusal('not_editable');
  return change.changes.approval_status ?? reserve.approval_status;
}

function decideOverride(facts: EditFacts, before: Before, after: Before): ApprovalStatus {
  const times = editedTimesRefusal(before, after, facts.rules.settings);
  const moved = after.stay.date !== before.stay.date;
  const ended = moved && branchHasEnded(facts.day, after.stay.date) ? 'reserve_branch_unavailable' : null;
  const reason = ended ?? times ?? (facts.child_overlaps ? 'reserve_overlap' : null);
  if (reason) throw new Refusal(reason);
  if (!transition(facts.reserve, 'cancel').ok) throw new Refusal('not_editable');
  return facts.reserve.approval_status;
}

function refusalOf(
  decision: Extract<EditDecision, { ok: false }>,
  day: BranchDayFacts,
  stay: After['stay'],
  byStaff: boolean,
): Refusal {
  const fields = [...decision.fields];
  if (decision.reason === 'amount_below_fee') {
    const { minimum_amount } = decision as { minimum_amount?: number };
    return new Refusal('amount_below_fee', { fields, details: { minimum_amount } });
  }
  const alternatives = 'alternatives' in decision ? ownAlternatives(day, stay, decision.alternatives) : [];
  const words = understaffedMsg(decision.reason, stay.ages, byStaff);
  return new Refusal(decision.reason, { ...words, fields, details: { alternatives } });
}
