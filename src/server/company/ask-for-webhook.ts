import type Stripe from 'stripe';

/** Stripe tells of every payment that is given up: one that nobody pays makes it use the webhook. No money moves. */
export async function askForWebhook(stripe: Stripe): Promise<void> {
  const { id } = await stripe.paymentIntents.create({ amount: 100, currency: 'jpy', description: 'webhook test' });
  await stripe.paymentIntents.cancel(id);
}
