import type Stripe from 'stripe';
import type { StripeEffect } from '../../domain/membership/plan-change.ts';
import { isMissing } from '../gateways/payment-refused.ts';
import type { SubscriptionChange } from './store/subscription-changes.ts';

/** Where a subscription says which of our changes touched it last. */
const MARK = 'change_id';

/** Does at Stripe what was decided; the change's id makes a repetition harmless and the outcome findable. */
export async function runStripeEffect(
  stripe: Stripe,
  change: SubscriptionChange,
  customer: { stripe_customer_id: string | null; stripe_payment_method_id: string | null },
): Promise<Stripe.Subscription | null> {
  const { effect } = change.decision;
  const options = { idempotencyKey: `subscription-change-${change.id}` };
  const metadata = { [MARK]: String(change.id) };
  const card = customer.stripe_payment_method_id ?? '';
  switch (effect.kind) {
    case 'none':
      return null;
    case 'create':
      // A card that refuses must leave nothing behind: no subscription waits for a payment.
      return stripe.subscriptions.create(
        {
          customer: customer.stripe_customer_id ?? '',
          items: [{ price: effect.price }],
          default_payment_method: card,
          payment_behavior: 'error_if_incomplete',
          off_session: true,
          metadata,
        },
        options,
      );
    case 'update':
      return stripe.subscriptions.update(
        effect.subscription,
        { ...(await updateOf(stripe, effect)), metadata },
        options,
      );
    case 'end':
      return endSubscription(stripe, effect.subscription, options, metadata);
  }
}

async function updateOf(stripe: Stripe, effect: Extract<StripeEffect, { kind: 'update' }>) {
  const { price, proration_date, cancel_at_period_end } = effect;
  if (price === undefined) return { cancel_at_period_end };
  const { items } = await stripe.subscriptions.retrieve(effect.subscription);
  const change = { cancel_at_period_end, items: [{ id: items.data[0]?.id ?? '', price }] };
  if (proration_date === undefined) return { ...change, proration_behavior: 'none' as const };
  return {
    ...change,
    proration_date,
    proration_behavior: 'always_invoice' as const,
    payment_behavior: 'error_if_incomplete' as const,
    off_session: true,
  };
}

async function endSubscription(
  stripe: Stripe,
  id: string,
  options: Stripe.RequestOptions,
  metadata: Record<string, string>,
): Promise<Stripe.Subscription | null> {
  try {
    // Ending takes no metadata, so the mark goes first.
    await stripe.subscriptions.update(id, { metadata }, options);
    return await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `${options.idempotencyKey}-end` });
  } catch (error) {
    // Ended meanwhile: that is what was wanted.
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether a change whose answer was lost took effect: the subscription it made or touched, or null. */
export async function findStripeEffect(
  stripe: Stripe,
  change: SubscriptionChange,
  stripeCustomerId: string,
): Promise<Stripe.Subscription | null> {
  const { effect } = change.decision;
  const { data } = await stripe.subscriptions.list({ customer: stripeCustomerId, status: 'all', limit: 100 });
  const marked = data.find((subscription) => subscription.metadata[MARK] === String(change.id)) ?? null;
  if (effect.kind === 'end') return marked?.status === 'canceled' ? marked : null;
  return marked;
}
