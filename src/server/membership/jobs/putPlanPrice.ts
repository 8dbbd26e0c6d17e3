import type { Job } from '../../queue/job.ts';
import { putPriceOfPlan } from '../plan-price.ts';

/** The price of a plan at Stripe: made, found again, or switched off. */
export const putPlanPrice: Job<'putPlanPrice'> = (services, { plan_price_attempt_id }) =>
  putPriceOfPlan(services, plan_price_attempt_id);
