import { customerStatus } from '../../../domain/codes.ts';
import {
  decidePlanChange,
  decideResubscription,
  type PlanChange,
  type PlanChangeDecision,
  type PlanTerms,
  type RunningSubscription,
} from '../../../domain/membership/plan-change.ts';
import { type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { paymentRefusalOf } from '../../gateways/payment-refused.ts';
import type { Services } from '../../services.ts';
import { type CustomerStanding, customerStanding } from '../store/customer-standing.ts';
import type { ChangeDecision } from '../store/subscription-changes.ts';
import { runningSubscription } from './running-subscription.ts';

/** What the plan pages ask about, read without a lock; the change itself decides again under one. */
export async function planFacts(services: Services, customerId: number) {
  const standing = await services.database.read(services.clock.now(), (db) =>
    customerStanding(db, customerId, tokyoDateOf(services.clock.now())),
  );
  const subscription = await runningSubscription(services.gateways.stripe, standing.stripe_subscription_id).catch(
    (error) => {
      throw paymentRefusalOf(error) ?? error;
    },
  );
  return { standing, subscription };
}

/** A member changes the plan; who has left comes back with one. */
export function decidePlan(
  standing: CustomerStanding,
  subscription: RunningSubscription | null,
  target: PlanTerms,
  today: TokyoDate,
): PlanChangeDecision {
  const facts = {
    today,
    current: standing.current,
    scheduled: standing.scheduled,
    subscription,
    has_card: standing.stripe_payment_method_id !== null,
  };
  return standing.status === customerStatus.code.withdrawn
    ? decideResubscription(facts, target)
    : decidePlanChange(facts, target);
}

export const decisionOf = (change: PlanChange, standing: CustomerStanding): ChangeDecision => ({
  effect: change.effect,
  kind: change.kind,
  date: change.start_date,
  current_plan_type_id: standing.current?.id ?? null,
});
