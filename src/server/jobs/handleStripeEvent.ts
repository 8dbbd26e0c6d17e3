import { followAccount } from '../billing/follow-account.ts';
import { recordDispute } from '../billing/record-dispute.ts';
import { recordIntent } from '../billing/record-intent.ts';
import { recordRefunds } from '../billing/record-refunds.ts';
import { idOf } from '../billing/stripe-money.ts';
import { followSubscription } from '../billing/syncSubscription.ts';
import type { Services } from '../services.ts';
import { markWebhookProcessed, webhookPayload } from '../store/webhook-events.ts';
import type { Job } from './job.ts';

type Reference = string | { id: string } | null;

interface StripeEvent {
  type: string;
  /** The connected account an event comes from. */
  account?: string;
  data: {
    object: {
      id: string;
      parent?: { subscription_details?: { subscription?: Reference } | null } | null;
      payment_intent?: Reference;
    };
  };
}

/**
 * Brings our side in step with what Stripe says about the object of an event. Of the event only the id of the object
 * counts: events come twice, late and in any order, so the object is fetched again.
 */
export const handleStripeEvent: Job<'handleStripeEvent'> = async (services, { event_id }) => {
  const { database } = services;
  const event = await webhookPayload<StripeEvent>(database.pool, 'stripe', event_id);
  if (event !== null) await follow(services, event);
  await database.transaction((tx) => markWebhookProcessed(tx, 'stripe', event_id));
};

/** What is not named here needs nothing: the functions that made it have its answer, or the sweeps ask for it. */
async function follow(services: Services, { type, account, data: { object } }: StripeEvent): Promise<void> {
  const isAbout = (...prefixes: string[]) => prefixes.some((prefix) => type.startsWith(prefix));
  if (isAbout('customer.subscription.')) return followSubscription(services, object.id);
  if (isAbout('invoice.')) {
    const subscription = idOf(object.parent?.subscription_details?.subscription);
    return subscription === null ? undefined : followSubscription(services, subscription);
  }
  if (isAbout('payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled')) {
    return recordIntent(services, await services.gateways.stripe.paymentIntents.retrieve(object.id));
  }
  if (isAbout('charge.dispute.')) return recordDispute(services, object.id);
  if (isAbout('charge.refunded', 'refund.')) {
    const intent = idOf(object.payment_intent);
    return intent === null ? undefined : recordRefunds(services, intent);
  }
  if (isAbout('account.')) return followAccount(services, account ?? object.id);
}
