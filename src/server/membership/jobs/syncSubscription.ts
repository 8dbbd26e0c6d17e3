import type { Job } from '../../queue/job.ts';
import { syncMembership } from '../subscription/syncSubscription.ts';

/** One customer's status, dates and payments as Stripe has them now. */
export const syncSubscription: Job<'syncSubscription'> = (services, { customer_id }) =>
  syncMembership(services, customer_id);
