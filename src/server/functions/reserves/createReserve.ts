import { mealsFromForm, reserveFromForm, ticketWishFromForm } from '../../../contract/form-mapping.ts';
import { withAlternatives } from '../../reserving/alternatives.ts';
import { reserveSeats } from '../../reserving/reserve-seats.ts';
import { contentHash } from '../../same-content.ts';
import { implement } from '../callable/context.ts';

/** SPEC §7, for a future day and for today alike. Idempotent by its key. */
export const createReserve = implement('createReserve', async (context, input) => {
  const { database, clock, customer, person } = context;
  const wish = {
    now: clock.now(),
    customer: { id: customer.id },
    member_id: person.family_member_id,
    branch_id: input.branch_id,
    child_ids: input.child_ids,
    reserve: reserveFromForm(input),
    meals: mealsFromForm(input),
    use_tickets: ticketWishFromForm(input),
    quoted_amount: input.quoted_amount,
    idempotency_key: input.idempotency_key,
    content_hash: contentHash(input),
    card: 'required' as const,
    consents: 'needed' as const,
  };
  const reserved = await withAlternatives(database, wish, (tx) => reserveSeats(tx, wish));
  return { status: 'OK', ...reserved };
});
