import Stripe from 'stripe';
import { isMissing } from '../../gateways/payment-refused.ts';

/**
 * Cancels a subscription that never led to a membership, and refunds what it charged. The refund goes first: if the second step
 * fails, the next attempt still finds the subscription and repeats both without harm.
 */
export async function dropSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  const invoices = await stripe.invoices.list({
    subscription: subscriptionId,
    status: 'paid',
    expand: ['data.payments'],
  });
  for (const invoice of invoices.data) {
    for (const { payment } of invoice.payments?.data ?? []) {
      const intent = payment.payment_intent;
      if (intent) await refund(stripe, typeof intent === 'string' ? intent : intent.id);
    }
  }
  await stripe.subscriptions.cancel(subscriptionId).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}

async function refund(stripe: Stripe, paymentIntentId: string): Promise<void> {
  const key = { idempotencyKey: `refund-dropped-${paymentIntentId}` };
  await stripe.refunds.create({ payment_intent: paymentIntentId }, key).catch((error) => {
    const already =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
    if (!already) throw error;
  });
}
