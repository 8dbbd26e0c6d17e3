import type { Job } from '../../queue/job.ts';
import { customerById } from '../store/customers.ts';
import { dropUnlinked } from '../subscription/subscribe.ts';

/** After a registration: whatever else the parent subscribed to on the way is given back. */
export const dropUnlinkedSubscriptions: Job<'dropUnlinkedSubscriptions'> = async (services, { customer_id }) => {
  const customer = await services.database.read(services.clock.now(), (db) => customerById(db, customer_id));
  if (customer?.stripe_customer_id) await dropUnlinked(services, customer.stripe_customer_id);
};
