import { redirect } from 'react-router';
import type { Draft, Flow } from '../../../flow/flow.ts';
import type { PlanValues } from './plan-flow.ts';

/** The plan of the draft among those offered; one no longer offered leads back to the choice. */
export function chosenPlan<Plan extends { readonly id: number }>(
  flow: Flow<PlanValues>,
  draft: Draft<PlanValues>,
  plans: readonly Plan[],
): Plan {
  const plan = plans.find(({ id }) => String(id) === String(draft.values.plan_type_id));
  if (plan === undefined) throw redirect(flow.form);
  return plan;
}
