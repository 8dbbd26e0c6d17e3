import { cancelCause, cancelType } from '../../../domain/codes.ts';
import { cancelSeats } from '../../reserving/cancel-seats.ts';
import { implement } from '../callable/context.ts';

/** SPEC §7. The fee shown is the fee charged: if the tier changed meanwhile the customer is asked again. */
export const cancelReserve = implement('cancelReserve', async ({ database, clock, customer, person }, input) => {
  const { cancel_amount } = await database.transaction(clock.now(), (tx) =>
    cancelSeats(tx, {
      now: clock.now(),
      reserve_id: input.reserve_id,
      customer_id: customer.id,
      member_id: person.family_member_id,
      cancel_type: cancelType.code.byCustomer,
      cancel_cause: cancelCause.code.family,
      cancel_remarks: input.cancel_remarks,
      quoted_fee: input.quoted_fee,
    }),
  );
  return { status: 'OK', cancel_amount };
});
