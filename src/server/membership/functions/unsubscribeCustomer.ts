import { transitionCustomer } from '../../../domain/membership/customer.ts';
import { unsubscribeEffect } from '../../../domain/membership/plan-change.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { changeMembership } from '../subscription/change-membership.ts';

/**
 * 退会: status 3 at once; the paid period may be used up, so reserves after it must be cancelled first. The
 * subscription ends at Stripe at the period's end.
 */
export const unsubscribeCustomer = implement('unsubscribeCustomer', async (context, questionnaire) => {
  const { decision } = await changeMembership(context, {
    customer_id: context.customer.id,
    action: 'unsubscribe',
    plan_type_id: null,
    decide(standing, subscription) {
      const transition = transitionCustomer(standing, 'unsubscribe');
      if (!transition.ok) throw new Refusal(transition.reason);
      const effect = unsubscribeEffect(standing.status, subscription, standing.current);
      return {
        effect,
        kind: 'leave',
        date: standing.expiry_date,
        questionnaire,
      };
    },
  });
  return { status: 'OK', expiry_date: decision.date };
});
