import { cancelCause, cancelType } from '../../../domain/codes.ts';
import { implement } from '../../callable/context.ts';
import { cancelSeats } from '../cancel-seats.ts';

/** SPEC §7. The fee shown is the fee charged: if the tier changed meanwhile the customer is asked again. */
export const cancelReserve = implement('cancelReserve', async ({ database, clock, customer, person }, input) => {
  const { cancel_amount } = await database.transaction(clock.now(), (tx) =>
    cancelSeats(tx, {
      now: clock.now(),
      reserveId: input.reserve_id,
      customerId: customer.id,
      memberId: person.family_member_id,
      cancelType: cancelType.code.byCustomer,
      cancelCause: cancelCause.code.family,
      remarks: input.cancel_remarks,
      quotedFee: input.quoted_fee,
    }),
  );
  return { status: 'OK', cancel_amount };
});
