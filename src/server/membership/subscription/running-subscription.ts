import type Stripe from 'stripe';
import type { RunningSubscription } from '../../../domain/membership/plan-change.ts';
import { subscriptionMeaning } from '../../../domain/membership/subscription.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { isMissing } from '../../gateways/payment-refused.ts';

/** The subscription as Stripe has it now; null where there is none or it has ended. */
export async function runningSubscription(stripe: Stripe, id: string | null): Promise<RunningSubscription | null> {
  if (id === null) return null;
  const subscription = await stripe.subscriptions.retrieve(id).catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return subscription === null || subscriptionMeaning(subscription.status) === 'ended' ? null : described(subscription);
}

export function described(subscription: Stripe.Subscription): RunningSubscription {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`subscription ${subscription.id} has no item`);
  return {
    id: subscription.id,
    status: subscription.status,
    current_period_start: item.current_period_start,
    current_period_end: item.current_period_end,
    period_end: tokyoDateOf(item.current_period_end * 1000),
    cancel_at_period_end: subscription.cancel_at_period_end,
  };
}
