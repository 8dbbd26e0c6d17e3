import { ensureStripeCustomer } from '../../billing/stripe-customer.ts';
import { implement } from '../callable/context.ts';

/** SPEC §7: the caller's Stripe customer; temporary_customer_informations keeps it until the registration is done. */
export const createStripeCustomer = implement('createStripeCustomer', async (context) => ({
  status: 'OK',
  customerId: await ensureStripeCustomer(context, context.uid),
}));
