import type { NgResult } from '../../../contract/callable.ts';
import { flagToBoolean, mealsFromForm, ticketChoiceToForm } from '../../../contract/form-mapping.ts';
import { agreedLines } from '../../../domain/billing/bill/agreed-price.ts';
import { noMinimumFee } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import type { TicketPreference } from '../../../domain/billing/childcare-amount.ts';
import { enlarges } from '../../../domain/reserves/reserve-edit.ts';
import { type AskedStay, plannedOutlooks } from '../../../domain/tickets/planned-tickets.ts';
import { addMonths, instantOf, tokyoDateOf } from '../../../domain/time.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { accountOfSession } from '../../auth/store/accounts.ts';
import { type InputOf, implement, type OutputOf, refuse } from '../../callable/context.ts';
import { guardianByUid } from '../../membership/store/family-people.ts';
import { planTypePrice } from '../../membership/store/plan-prices.ts';
import type { Queryable } from '../../postgres/database.ts';
import { expectedRefund } from '../../subsidies/expected-refund.ts';
import { readTickets } from '../../tickets/store/ticket-bundles.ts';
import { openTicketStays } from '../../tickets/store/tickets.ts';
import { refuseAges } from '../ages.ts';
import { editTerms } from '../edit-terms.ts';
import { refuseMeals } from '../meals.ts';
import { quoteOf, requireRules, stayOf, stayPriceOf } from '../stay.ts';
import { plannedStay } from '../store/planned-stay.ts';
import { quoteFacts } from '../store/reserve-facts.ts';
import { readReserve } from '../store/reserves.ts';

/** Ours: the estimate line by line, by the same rules as the save. Promises nothing about seats. */
export const quoteReserve = implement(
  'quoteReserve',
  async ({ database, clock, uid, staff_uid, pin_branch }, input) => {
    const now = clock.now();
    return database.read(now, (db) => quote(db, now, { uid, staff_uid, pin_branch }, input));
  },
);

type Asker = { uid: string | null; staff_uid: string | null; pin_branch: number | null };

async function quote(
  db: Queryable,
  now: Date,
  { uid, staff_uid, pin_branch }: Asker,
  input: InputOf<'quoteReserve'>,
): Promise<OutputOf<'quoteReserve'> | NgResult> {
  const customer_id = (await guardianByUid(db, uid))?.customer_id ?? null;
  const edited = input.reserve_id === null ? null : await readReserve(db, input.reserve_id);
  const own = edited !== null && edited.customer_id === customer_id;
  const account = edited === null || staff_uid === null ? null : await accountOfSession(db, staff_uid, pin_branch);
  const staff = edited !== null && account !== null && mayActIn(account, edited.branch_id);
  if (input.reserve_id !== null && !own && !staff) return refuse('not_found');

  const branch_id = edited?.branch_id ?? input.branch_id;
  const date = input.reserve_date;
  const facts = await quoteFacts(db, {
    branch_id,
    date,
    customer_id,
    child_ids: input.child_ids,
    reserve_id: input.reserve_id,
  });
  const { day, rules } = facts;
  if (day === null) return refuse('reserve_branch_unavailable');
  requireRules(day, rules);
  if (facts.children.length !== input.child_ids.length)
    return refuse('reserve_child_unknown', { fields: ['child_ids'] });
  const simulated = input.plan_type_id === null ? null : await planTypePrice(db, input.plan_type_id);
  if (input.plan_type_id !== null && simulated === null) return refuse('plan_unavailable');

  const children = [
    ...facts.children,
    ...input.birth_dates.map((date_of_birth) => ({ date_of_birth, field: 'birth_dates' })),
    // In the middle of the year of life.
    ...input.ages.map((age) => ({ date_of_birth: addMonths(date, -12 * age - 6), age, field: 'ages' })),
  ];
  const stay = { date, start: input.start_hour * 60 + input.start_min, end: input.end_hour * 60 + input.end_min };
  const held = edited && { ...(await plannedStay(db, edited.id)), stay: stayOf(edited) };
  if (held === null || enlarges(held, { child_ids: input.child_ids, stay })) refuseAges(children, date, day);
  const mealsOf = mealsFromForm(input);
  // Children without an id are known by their places.
  const eating = children.map((child, index) => ({ ...child, ...mealsOf('id' in child ? child.id : index + 1) }));
  refuseMeals(eating, stay, rules.meal_hours);
  const askedByBranch = staff && flagToBoolean(input.asked_by_branch_flag);
  const terms = edited && (await editTerms(db, edited, { date, askedByBranch, now }));
  const current_day_flag = terms?.current_day_flag ?? tokyoDateOf(now) === date;
  const plan = simulated ?? facts.customer?.plan ?? null;
  const anew = stayPriceOf(stay, eating, current_day_flag, { day, rules }, plan);
  const after = { stay, child_ids: input.child_ids, lines: anew.lines };
  const agreed = held && agreedLines({ ...held, lines: held.amount_lines }, after);
  // Nothing that has a price changes: what was agreed stays.
  const priced = agreed === null ? anew : { ...anew, lines: agreed, total: edited?.reserve_amount ?? anew.total };
  const { created_at = now, free_cancel_until = null } = edited ?? {};
  const { kept = noMinimumFee, free_move_flag = false } = terms ?? {};
  const made = { created_at, free_cancel_until, now, free_move_flag, ...kept };
  const tickets =
    customer_id === null || staff
      ? null
      : await ticketsFor(db, {
          id: input.reserve_id,
          start_datetime: instantOf(date, stay.start),
          lines: priced.lines,
          customer_id,
          usual: facts.customer?.use_tickets ?? null,
        });
  const ownChildren = customer_id === null || staff ? [] : facts.children;
  const refund = await expectedRefund(db, { ...input, branch_id, date, children: ownChildren, lines: priced.lines });
  const later_refund = refund && {
    none: refund(0),
    by_itself: refund(tickets?.by_itself.number ?? 0),
    all: refund(tickets?.all.number ?? 0),
  };
  const quote = quoteOf(priced, stay, current_day_flag, made, rules);
  return { status: 'OK', quote, tickets: tickets && { ...tickets, benefit_flag: refund !== null }, later_refund };
}

/** What tickets will do for the stay beside the family's other ones. */
async function ticketsFor(
  db: Queryable,
  { customer_id, usual, ...stay }: AskedStay & { customer_id: number; usual: TicketPreference },
) {
  const bundles = await readTickets(db, customer_id);
  if (bundles.length === 0) return null;
  const outlooks = plannedOutlooks(stay, await openTicketStays(db, customer_id), bundles);
  return outlooks && { ...outlooks, usual: ticketChoiceToForm(usual) };
}
