import { cancelCause, cancelType } from '../../../domain/codes.ts';
import { implement } from '../../callable/context.ts';
import { cancelSeats } from '../../reserves/cancel-seats.ts';
import { requireUnwell } from '../save-form.ts';
import { writeIllnessNotice } from '../store/illness-notices.ts';

/**
 * The family's own way out when a child is unwell: the fee is the one for illness, the one that was shown. What the child
 * has is said here or stands in the morning form of the day; the cancellation names only the cause.
 */
export const cancelForIllness = implement('cancelForIllness', async ({ database, clock, customer, person }, input) => {
  const { reserve_id, quoted_fee, illness } = input;
  const now = clock.now();
  const { cancel_amount } = await database.transaction(now, async (tx) => {
    if (illness === null) await requireUnwell(tx, { reserve_id, customer_id: customer.id, now });
    const cancelled = await cancelSeats(tx, {
      now,
      reserveId: reserve_id,
      customerId: customer.id,
      cancelType: cancelType.code.byCustomer,
      cancelCause: cancelCause.code.illness,
      remarks: '',
      quotedFee: quoted_fee,
    });
    if (illness !== null) await writeIllnessNotice(tx, { reserve_id, ...person, ...illness });
    return cancelled;
  });
  return { status: 'OK', cancel_amount };
});
