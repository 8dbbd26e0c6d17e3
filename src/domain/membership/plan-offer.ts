import { planCustomerType } from '../codes.ts';
import { hasBegun } from '../settings/in-force.ts';
import type { TokyoDate } from '../time.ts';

/** The dates of a plan (plan_types). */
export type PlanOffer = {
  readonly customer_type: number;
  readonly adaptation_date: TokyoDate;
  readonly withdrawn_date: TokyoDate | null;
};

/**
 * Whether a plan is offered on a day, today or a coming one: view_plan_types says it of today, and also asks whether
 * Stripe has its price (db/tests/settings/dated-offers.test.ts ties the two).
 */
export const isOfferedOn = (plan: PlanOffer, day: TokyoDate): boolean =>
  plan.customer_type === planCustomerType.code.registration &&
  hasBegun(plan, day) &&
  (plan.withdrawn_date === null || day < plan.withdrawn_date);
