import { implement } from '../../callable/context.ts';
import { claimTarget } from '../claim-target.ts';
import { issueVoucher } from '../unpaid/konbini.ts';

/** A slip for one claim; asked again, the same slip. */
export const createKonbiniSlip = implement('createKonbiniSlip', async (context, input) => {
  await issueVoucher(context, claimTarget(input), context.customer.id, input.quoted_amount);
  return { status: 'OK' };
});
