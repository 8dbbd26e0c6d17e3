import { cancelCause, cancelType } from '../../../domain/codes.ts';
import { implement } from '../../callable/context.ts';
import { cancelSeats } from '../../reserves/cancel-seats.ts';
import { requireUnwell } from '../save-form.ts';

/**
 * The family's own way out when the morning form says a child is unwell: the fee is the one for illness, the one that was
 * shown. What the form says stays with the form; the cancellation names only the cause.
 */
export const cancelForIllness = implement('cancelForIllness', async ({ database, clock, customer }, input) => {
  const { reserve_id, quoted_fee } = input;
  const now = clock.now();
  const { cancel_amount } = await database.transaction(now, async (tx) => {
    await requireUnwell(tx, { reserve_id, customer_id: customer.id, now });
    return cancelSeats(tx, {
      now,
      reserveId: reserve_id,
      customerId: customer.id,
      cancelType: cancelType.code.byCustomer,
      cancelCause: cancelCause.code.illness,
      remarks: '',
      quotedFee: quoted_fee,
    });
  });
  return { status: 'OK', cancel_amount };
});
