import { mealsFromForm, reserveFromForm, ticketChoiceFromForm } from '../../../contract/form-mapping.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { contentHash } from '../../same-content.ts';
import { withAlternatives } from '../alternatives.ts';
import type { ReserveRequest } from '../reserve-request.ts';
import { reserveSeats } from '../reserve-seats.ts';
import { noteRefusedSeat } from '../store/refused-seats.ts';

const noSeat: ReadonlySet<string> = new Set(['reserve_full', 'reserve_understaffed']);

/** SPEC §7, for a future day and for today alike. Idempotent by its key. */
export const createReserve = implement('createReserve', async (context, input) => {
  const { database, clock, customer, person } = context;
  const request: ReserveRequest = {
    by: 'member',
    now: clock.now(),
    customerId: customer.id,
    memberId: person.family_member_id,
    branchId: input.branch_id,
    childIds: input.child_ids,
    reserve: reserveFromForm(input),
    meals: mealsFromForm(input),
    useTickets: ticketChoiceFromForm(input),
    quotedAmount: input.quoted_amount,
    idempotencyKey: input.idempotency_key,
    contentHash: contentHash(input),
  };
  const reserved = await withAlternatives(database, request, (tx) => reserveSeats(tx, request)).catch(async (error) => {
    // Counted for what a further shift would open (cover); the day after only as a number.
    if (error instanceof Refusal && noSeat.has(error.type)) {
      await database.transaction(request.now, (tx) => noteRefusedSeat(tx, request));
    }
    throw error;
  });
  return { status: 'OK', ...reserved };
});
