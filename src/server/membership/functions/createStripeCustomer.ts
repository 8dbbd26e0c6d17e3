import { refuseOtherPersons } from '../../callable/account-guards.ts';
import { implement } from '../../callable/context.ts';
import { ensureStripeCustomer } from '../stripe-customer.ts';

/** SPEC §7: the caller's Stripe customer; temporary_customer_informations keeps it until the registration is done. */
export const createStripeCustomer = implement('createStripeCustomer', async (context) => {
  await refuseOtherPersons(context, 'paying_member_only');
  return { status: 'OK', customerId: await ensureStripeCustomer(context, context.uid) };
});
