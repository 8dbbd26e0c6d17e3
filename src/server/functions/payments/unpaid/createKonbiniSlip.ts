import { claimTarget } from '../../../billing/claim-target.ts';
import { giveSlip } from '../../../billing/unpaid/konbini.ts';
import { implement } from '../../../callable/context.ts';

/** A slip for one claim; asked again, the same slip. */
export const createKonbiniSlip = implement('createKonbiniSlip', async (context, input) => {
  await giveSlip(context, claimTarget(input), context.customer.id, input.quoted_amount);
  return { status: 'OK' };
});
