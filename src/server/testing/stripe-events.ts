import type Stripe from 'stripe';
import type { TestApp } from './app.ts';

/** Hands Stripe's events to our webhook, in the given order, and runs what follows from them. */
export async function deliverStripeEvents(
  app: TestApp,
  arrange: (events: Stripe.Event[]) => Stripe.Event[] = (events) => events,
): Promise<number[]> {
  const { stripe } = app.services.gateways;
  const { data } = await stripe.events.list({ limit: 100 });
  const answers: number[] = [];
  for (const event of arrange(data.reverse())) {
    const body = JSON.stringify(event);
    const secret = app.config.STRIPE_WEBHOOK_SECRET;
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const answer = await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload: body, headers });
    answers.push(answer.statusCode);
  }
  await app.runJobs();
  return answers;
}
