import { isMissing } from '../../gateways/payment-refused.ts';
import type { Job } from '../../queue/job.ts';
import { customersToErase, eraseCustomer } from '../store/customer-erasure.ts';

/**
 * After the retention period a deleted account's personal data are erased, here and at Stripe. Amounts and days stay
 * for the books, without a person. Stripe goes first: if it fails, the row is still found the next day.
 */
export const eraseDeletedCustomers: Job<'eraseDeletedCustomers'> = async ({ clock, database, gateways, log }) => {
  for (const { id, stripe_customer_id } of await database.transaction(clock.now(), customersToErase)) {
    try {
      if (stripe_customer_id !== null) {
        await gateways.stripe.customers.del(stripe_customer_id).catch((error) => {
          if (!isMissing(error)) throw error;
        });
      }
      await database.transaction(clock.now(), (tx) => eraseCustomer(tx, id));
    } catch (error) {
      log.error({ err: error, customer_id: id }, 'a deleted customer could not be erased');
    }
  }
};
