import { mealsFromForm, reserveFromForm, ticketChoiceFromForm } from '../../../contract/form-mapping.ts';
import { implement } from '../../callable/context.ts';
import { editSeats } from '../edit-seats.ts';

/** SPEC §7. The branch stays; editable_flag and seats are checked again here, under the lock of the new day. */
export const updateReserve = implement('updateReserve', async ({ database, clock, customer, person }, input) => {
  const asked = {
    now: clock.now(),
    reserveId: input.reserve_id,
    customerId: customer.id,
    memberId: person.family_member_id,
    childIds: input.child_ids ?? null,
    reserve: reserveFromForm(input),
    meals: mealsFromForm(input),
    useTickets: ticketChoiceFromForm(input),
    quotedAmount: input.quoted_amount,
    quotedFee: input.quoted_fee,
    staff: null,
    skipNotification: false,
  };
  const edited = await database.transaction(clock.now(), (tx) => editSeats(tx, asked));
  return { status: 'OK', ...edited };
});
