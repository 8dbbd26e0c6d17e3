import { mealsFromForm, reserveFromForm, ticketWishFromForm } from '../../../contract/form-mapping.ts';
import { editSeats } from '../../reserving/edit-seats.ts';
import { implement } from '../callable/context.ts';

/** SPEC §7. The branch stays; editable_flag and seats are checked again here, under the lock of the new day. */
export const updateReserve = implement('updateReserve', async ({ database, clock, customer, person }, input) => {
  const wish = {
    now: clock.now(),
    reserve_id: input.reserve_id,
    customer_id: customer.id,
    member_id: person.family_member_id,
    child_ids: input.child_ids ?? null,
    reserve: reserveFromForm(input),
    meals: mealsFromForm(input),
    use_tickets: ticketWishFromForm(input),
    quoted_amount: input.quoted_amount,
    quoted_fee: input.quoted_fee,
  };
  const edited = await database.transaction(clock.now(), (tx) => editSeats(tx, wish));
  return { status: 'OK', ...edited };
});
