import { transitionCustomer } from '../../../domain/membership/customer.ts';
import type { PlanChange } from '../../../domain/membership/plan-change.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { refuseBlocked, refuseOtherAmount, wantedPlan } from '../../membership/subscription/plan-refusal.ts';
import { takePlan } from '../../membership/subscription/take-plan.ts';
import { workingCard } from '../../membership/working-card.ts';
import { acceptedReserves } from '../../reserves/plan-prices.ts';

/** 再入会: 3 → 1 with a plan and a working card; a subscription still running to its end goes on instead of a new charge. */
export const resubscribeCustomer = implement('resubscribeCustomer', async (context, input) => {
  const { customer, database, gateways, clock } = context;
  await refuseDueConsents(context, customer);
  const target = await database.read(clock.now(), (db) => wantedPlan(db, input.plan_type_id));
  const { decision } = await takePlan(context, {
    customer_id: customer.id,
    action: 'resubscribe',
    target,
    agreeReserves: (change) => acceptedReserves(context, change, input),
    check(standing) {
      refuseBlocked(standing);
      const transition = transitionCustomer(standing, 'resubscribe');
      if (!transition.ok) throw new Refusal(transition.reason);
    },
    async agree(charged_now) {
      refuseOtherAmount(input.quoted_amount, charged_now);
      // Usage is charged later, so also a plan without charge needs a card that can be charged.
      await workingCard(gateways.stripe, customer, tokyoDateOf(clock.now()));
    },
  });
  return { status: 'OK', kind: decision.kind as PlanChange['kind'], plan_name: target.name, start_date: decision.date };
});
