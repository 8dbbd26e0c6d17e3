import { Refusal } from '../../../contract/refusal.ts';
import { noMeals } from '../../../domain/calendar/meals.ts';
import { instantOf, minuteOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { contentHash } from '../../same-content.ts';
import { withAlternatives } from '../alternatives.ts';
import { moveFromRequest } from '../requests/move-request.ts';
import { fittingMeals, movedOnSameDay } from '../requests/request-alternatives.ts';
import { stayOf } from '../stay.ts';
import { requestStay } from '../store/request-stay.ts';
import { isBeforeRules, rulesOn } from '../store/reserve-facts.ts';
import { readReserve } from '../store/reserves.ts';

/** Ours: another seat in the place of one's request, in one transaction. Idempotent by its key. */
export const moveRequest = implement('moveRequest', async (context, input) => {
  const { database, clock, customer, person } = context;
  await refuseDueConsents(context, customer);
  const now = clock.now();
  const { reserve_id, branch_id, reserve_date } = input;
  const { request, kept, rules } = await database.read(now, async (db) => {
    const found = await readReserve(db, reserve_id);
    if (found === null || found.customer_id !== customer.id) throw new Refusal('not_found');
    return { request: found, kept: await requestStay(db, reserve_id), rules: await rulesOn(db, reserve_date) };
  });
  if (isBeforeRules(rules)) throw new Refusal('reserve_outside_window', { fields: ['reserve_date'] });
  const { start, end } = stayOf(request);
  const from = minuteOf(input.start_time);
  const stay = { date: reserve_date, start: from, end: from + end - start };
  const { children, use_tickets, ...notice } = kept;
  const meals = new Map(children.map((child) => [child.id, fittingMeals(child, stay, rules.meal_hours)]));
  const asked = {
    by: 'move' as const,
    now,
    customerId: customer.id,
    memberId: person.family_member_id,
    branchId: branch_id,
    childIds: children.map(({ id }) => id),
    reserve: {
      ...notice,
      reserve_date,
      start_datetime: instantOf(reserve_date, stay.start),
      end_datetime: instantOf(reserve_date, stay.end),
    },
    meals: (child: number) => meals.get(child) ?? noMeals,
    useTickets: use_tickets,
    quotedAmount: input.quoted_amount,
    idempotencyKey: input.idempotency_key,
    contentHash: contentHash(input),
    currentDay: movedOnSameDay(request, reserve_date, now),
  };
  const reserved = await withAlternatives(database, asked, (tx) => moveFromRequest(tx, reserve_id, asked));
  return { status: 'OK', ...reserved };
});
