import type { PlanChange } from '../../../domain/membership/plan-change.ts';
import { implement } from '../../callable/context.ts';
import { refuseDueConsents } from '../../company/consents.ts';
import { refuseOtherAmount, refuseUnlessEnabled, wantedPlan } from '../../membership/subscription/plan-refusal.ts';
import { takePlan } from '../../membership/subscription/take-plan.ts';
import { acceptedReserves } from '../../reserves/plan-prices.ts';

/** A dearer plan starts today and is charged pro rata; a cheaper or free one starts when the paid period ends. */
export const editPlanTypeCustomer = implement('editPlanTypeCustomer', async (context, input) => {
  await refuseDueConsents(context, context.customer);
  const target = await context.database.read(context.clock.now(), (db) => wantedPlan(db, input.plan_type_id));
  const { decision } = await takePlan(context, {
    customer_id: context.customer.id,
    action: 'change_plan',
    target,
    agreeReserves: (change) => acceptedReserves(context, change, input),
    check: refuseUnlessEnabled,
    agree: (charged_now) => refuseOtherAmount(input.quoted_amount, charged_now),
  });
  return { status: 'OK', kind: decision.kind as PlanChange['kind'], plan_name: target.name, start_date: decision.date };
});
