import { z } from 'zod';
import { syncAccount } from '../../branches/sync-account.ts';
import { isMissing } from '../../gateways/payment-refused.ts';
import { syncSubscriptionState } from '../../membership/subscription/syncSubscription.ts';
import type { Job } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { markWebhookProcessed, webhookPayload } from '../../store/webhook-events.ts';
import { recordDispute } from '../record-dispute.ts';
import { recordIntent } from '../record-intent.ts';
import { recordRefunds } from '../record-refunds.ts';

/** What Stripe's ids are made of. */
const id = z.string().regex(/^\w{1,255}$/);
const reference = z
  .union([id, z.object({ id }).transform((object) => object.id)])
  .nullable()
  .catch(null);
const subscriptionDetails = z.object({ subscription: reference });

/** Only what is followed; an event of another form says nothing to us. */
const handledEvent = z.object({
  type: z.string(),
  /** The connected account an event comes from. */
  account: id.optional(),
  data: z.object({
    object: z.object({
      id,
      parent: z.object({ subscription_details: subscriptionDetails }).nullable().catch(null),
      payment_intent: reference,
    }),
  }),
});
type HandledEvent = z.infer<typeof handledEvent>;

/**
 * Brings our side in step with what Stripe says about the object of an event. Of the event only the id of the object
 * counts: events come twice, late and in any order, so the object is fetched again.
 */
export const handleStripeEvent: Job<'handleStripeEvent'> = async (services, { event_id }) => {
  const { clock, database, log } = services;
  const payload = await database.read(clock.now(), (db) => webhookPayload<unknown>(db, 'stripe', event_id));
  if (payload !== null) {
    const event = handledEvent.safeParse(payload);
    if (event.success) await follow(services, event.data).catch((error) => letGo(error, log, event_id));
    else log.warn({ event_id }, 'a Stripe event of an unknown form');
  }
  await database.transaction(clock.now(), (tx) => markWebhookProcessed(tx, 'stripe', event_id));
};

/** An object Stripe does not have (another account's, a test's) will not be there at the next try either. */
function letGo(error: unknown, log: Services['log'], event_id: string): void {
  if (!isMissing(error)) throw error;
  log.warn({ event_id }, 'a Stripe event about an object unknown to Stripe');
}

/** What is not named here needs nothing: the functions that made it have its answer, or the sweeps ask for it. */
async function follow(services: Services, { type, account, data: { object } }: HandledEvent): Promise<void> {
  const isAbout = (...prefixes: string[]) => prefixes.some((prefix) => type.startsWith(prefix));
  if (isAbout('customer.subscription.')) return syncSubscriptionState(services, object.id);
  if (isAbout('invoice.')) {
    const subscription = object.parent?.subscription_details.subscription ?? null;
    return subscription === null ? undefined : syncSubscriptionState(services, subscription);
  }
  if (isAbout('payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled')) {
    return recordIntent(services, await services.gateways.stripe.paymentIntents.retrieve(object.id));
  }
  if (isAbout('charge.dispute.')) return recordDispute(services, object.id);
  if (isAbout('charge.refunded', 'refund.')) {
    const intent = object.payment_intent;
    return intent === null ? undefined : recordRefunds(services, intent);
  }
  if (isAbout('account.')) return syncAccount(services, account ?? object.id);
}
