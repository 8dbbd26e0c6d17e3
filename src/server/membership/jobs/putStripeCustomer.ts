import { isMissing } from '../../gateways/payment-refused.ts';
import type { Job } from '../../queue/job.ts';
import { customerById } from '../store/customers.ts';

/** Name and email at Stripe as they are with us now: for receipts, for the dashboard and for anyone who looks into a dispute. */
export const putStripeCustomer: Job<'putStripeCustomer'> = async (
  { clock, database, gateways, log },
  { customer_id },
) => {
  const customer = await database.read(clock.now(), (db) => customerById(db, customer_id));
  if (!customer?.stripe_customer_id) return;
  const { name, email, stripe_customer_id } = customer;
  try {
    await gateways.stripe.customers.update(stripe_customer_id, { name, email: email ?? '' });
  } catch (error) {
    if (!isMissing(error)) throw error;
    log.error({ customer_id, stripe_customer_id }, 'customer unknown to Stripe');
  }
};
