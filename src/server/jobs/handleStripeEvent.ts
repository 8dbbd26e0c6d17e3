import { syncSubscription } from '../billing/syncSubscription.ts';
import { customerIdOfSubscription } from '../store/subscriptions.ts';
import { markWebhookProcessed, webhookPayload } from '../store/webhook-events.ts';
import type { Job } from './job.ts';

interface StripeEvent {
  type: string;
  data: {
    object: {
      id: string;
      parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null;
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
  const subscriptionId = event === null ? null : subscriptionOf(event);
  // Unknown to us: a registration that is not finished; createCustomer brings it in step itself.
  const customerId = subscriptionId === null ? null : await customerIdOfSubscription(database.pool, subscriptionId);
  if (customerId !== null) await syncSubscription(services, customerId);
  await database.transaction((tx) => markWebhookProcessed(tx, 'stripe', event_id));
};

function subscriptionOf({ type, data }: StripeEvent): string | null {
  if (type.startsWith('customer.subscription.')) return data.object.id;
  if (!type.startsWith('invoice.')) return null;
  const subscription = data.object.parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}
