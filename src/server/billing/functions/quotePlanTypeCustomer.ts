import { customerStatus } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { quotePlanChange } from '../../membership/subscription/plan-quote.ts';
import { refuseBlocked, refuseUnlessEnabled, wantedPlan } from '../../membership/subscription/plan-refusal.ts';
import { decidePlan, planFacts } from '../../membership/subscription/plan-request.ts';
import { shownOf } from '../../reserves/birth-date.ts';
import { repriceForPlan } from '../../reserves/plan-prices.ts';

/** What changes, from when, and what is charged now: for a plan change, and for coming back (status 3). */
export const quotePlanTypeCustomer = implement('quotePlanTypeCustomer', async (context, { plan_type_id }) => {
  const { customer, database, gateways, clock } = context;
  const today = tokyoDateOf(clock.now());
  const target = await database.read(clock.now(), (db) => wantedPlan(db, plan_type_id));
  const { standing, subscription } = await planFacts(context, customer.id);
  if (standing.status !== customerStatus.code.withdrawn) refuseUnlessEnabled(standing);
  else refuseBlocked(standing);
  const decided = decidePlan(standing, subscription, target, today);
  if (!decided.ok) throw new Refusal(decided.reason);
  const { change } = decided;
  const { stripe_customer_id, current } = standing;
  const facts = { stripe_customer_id, current, target, subscription, today };
  const quote = await quotePlanChange(gateways.stripe, change, facts);
  const input = { customer_id: customer.id, plan_type_id, from: change.start_date };
  const reserves = await database.transaction(clock.now(), (tx) => repriceForPlan(tx, input));
  return { status: 'OK', kind: change.kind, start_date: change.start_date, ...quote, reserves: reserves.map(shownOf) };
});
