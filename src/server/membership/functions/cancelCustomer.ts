import { transitionCustomer } from '../../../domain/membership/customer.ts';
import { cancelEffect } from '../../../domain/membership/plan-change.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { changeMembership } from '../subscription/change-membership.ts';

/**
 * アカウント削除: status 4, the subscription ended at Stripe, the sign-in removed at once; the personal data follow
 * after the retention period (jobs/eraseDeletedCustomers).
 */
export const cancelCustomer = implement(
  'cancelCustomer',
  async (context, questionnaire) => {
    await changeMembership(context, {
      customer_id: context.customer.id,
      action: 'cancel',
      plan_type_id: null,
      decide(standing, subscription) {
        const transition = transitionCustomer(standing, 'cancel');
        if (!transition.ok) throw new Refusal(transition.reason);
        const date = tokyoDateOf(context.clock.now());
        return { effect: cancelEffect(subscription), kind: 'leave', date, questionnaire };
      },
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
