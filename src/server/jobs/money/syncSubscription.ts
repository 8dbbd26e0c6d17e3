import { syncMembership } from '../../billing/membership/syncSubscription.ts';
import type { Job } from '../../queue/job.ts';

/** One customer's status, dates and payments as Stripe has them now. */
export const syncSubscription: Job<'syncSubscription'> = (services, { customer_id }) =>
  syncMembership(services, customer_id);
