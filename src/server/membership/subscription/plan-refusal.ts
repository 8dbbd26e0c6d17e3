import { Refusal } from '../../../contract/refusal.ts';
import { customerStatus } from '../../../domain/codes.ts';
import type { PlanTerms } from '../../../domain/membership/plan-change.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { CustomerStanding } from '../store/customer-standing.ts';
import { planTypeOf } from '../store/plan-type-histories.ts';

const { enabled, disabled } = customerStatus.code;

/** A plan page open in an old tab: the status has changed since, and nothing must happen. */
export function refuseUnlessEnabled(customer: Pick<CustomerStanding, 'status' | 'stopped_flag'>): void {
  const { status } = customer;
  refuseBlocked(customer);
  if (status === enabled) return;
  if (status === disabled) {
    throw new Refusal('customer_disabled', {
      msg: '月額料金のお支払いが確認できていません。先にお支払い方法をご確認ください。',
    });
  }
  throw new Refusal('stale_status');
}

/** Headquarters stopped the family: no tickets and no plan until it is reopened. */
export function refuseBlocked({ stopped_flag }: Pick<CustomerStanding, 'stopped_flag'>): void {
  if (stopped_flag) throw new Refusal('customer_stopped');
}

export async function wantedPlan(db: Queryable, id: number): Promise<PlanTerms> {
  const plan = await planTypeOf(db, id);
  if (plan === null) throw new Refusal('plan_unavailable', { fields: ['plan_type_id'] });
  return plan;
}

/** The amount agreed to is the amount charged; if it changed meanwhile, the customer is asked again. */
export function refuseOtherAmount(quoted: number | undefined, charged_now: number): void {
  if (quoted !== undefined && quoted !== charged_now) throw new Refusal('quote_changed', { details: { charged_now } });
}
