import { isMissing } from '../../gateways/payment-refused.ts';
import { customerById } from '../../membership/store/customers.ts';
import type { Job } from '../../queue/job.ts';
import { isBeingCharged } from '../store/attempts.ts';

/**
 * A card that was replaced does not stay with Stripe's customer. It goes only once nothing is being charged to it: an
 * attempt that is repeated after a crash must find it; the job is then tried again later.
 */
export const detachPaymentMethod: Job<'detachPaymentMethod'> = async ({ clock, database, gateways }, payload) => {
  const { customer_id, stripe_payment_method_id: card } = payload;
  const customer = await database.read(clock.now(), (db) => customerById(db, customer_id));
  // Deleted with Stripe's customer, or on file again.
  if (customer === null || customer.stripe_customer_id === null || customer.stripe_payment_method_id === card) return;
  if (await database.read(clock.now(), (db) => isBeingCharged(db, card)))
    throw new Error(`${card} is still being charged`);
  try {
    const { customer: owner } = await gateways.stripe.paymentMethods.retrieve(card);
    if (owner === customer.stripe_customer_id) await gateways.stripe.paymentMethods.detach(card);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
