import { Refusal } from '../../../contract/refusal.ts';
import type { PlanChange, PlanTerms } from '../../../domain/membership/plan-change.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import type { Services } from '../../services.ts';
import type { AgreedAmount } from '../store/birth-dates.ts';
import type { CustomerStanding } from '../store/customer-standing.ts';
import type { SubscriptionChange } from '../store/subscription-changes.ts';
import { changeMembership } from './change-membership.ts';
import { quotePlanChange } from './plan-quote.ts';
import { decidePlan, decisionOf, planFacts } from './plan-request.ts';

interface PlanRequest {
  customer_id: number;
  action: 'change_plan' | 'resubscribe';
  target: PlanTerms;
  /** Throws where the customer's status does not allow it. */
  check(standing: CustomerStanding): void;
  /** Throws where the amount is not the one that was shown. */
  agree(charged_now: number): void | Promise<void>;
  /** What reserves still to come cost with the plan; throws where that is not what was shown. */
  agreeReserves(change: PlanChange): Promise<readonly AgreedAmount[]>;
}

/** editPlanTypeCustomer and resubscribeCustomer: the amount is held against what was shown, then it is done. */
export async function takePlan(services: Services, request: PlanRequest): Promise<SubscriptionChange> {
  const { customer_id, action, target } = request;
  const today = tokyoDateOf(services.clock.now());
  let charged_now = 0;
  let agreed_amounts: readonly AgreedAmount[] = [];
  return changeMembership(services, {
    customer_id,
    action,
    plan_type_id: target.id,
    async prepare() {
      const { standing, subscription } = await planFacts(services, customer_id);
      request.check(standing);
      const decided = decidePlan(standing, subscription, target, today);
      if (!decided.ok) throw new Refusal(decided.reason);
      const { stripe_customer_id, current } = standing;
      const facts = { stripe_customer_id, current, target, subscription, today };
      const quote = await quotePlanChange(services.gateways.stripe, decided.change, facts);
      agreed_amounts = await request.agreeReserves(decided.change);
      await request.agree(quote.charged_now);
      charged_now = quote.charged_now;
    },
    decide(standing, subscription) {
      request.check(standing);
      const decided = decidePlan(standing, subscription, target, today);
      if (!decided.ok) throw new Refusal(decided.reason);
      return { ...decisionOf(decided.change, standing), charged_now, agreed_amounts };
    },
  });
}
