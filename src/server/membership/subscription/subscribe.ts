import type Stripe from 'stripe';
import { subscriptionMeaning } from '../../../domain/membership/subscription.ts';
import { PaymentRefused, paymentRefusalOf } from '../../gateways/payment-refused.ts';
import type { Services } from '../../services.ts';
import { customerIdOfSubscription } from '../store/subscriptions.ts';
import { markSubscribing, storeSubscription } from '../store/temporary-customers.ts';
import { dropSubscription } from './dropSubscription.ts';

interface Subscriber {
  uid: string;
  stripe_customer_id: string;
  plan_type_id: number;
  stripe_price_id: string;
}

interface Subscribed {
  id: string;
  status: Stripe.Subscription.Status;
  /** Present while the first payment waits for 3-D Secure. */
  client_secret: string | null;
}

export const stripePriceOf = (subscription: Stripe.Subscription): string | undefined =>
  subscription.items.data[0]?.price.id;

/** Those that still mean something, newest first. */
export async function liveSubscriptions(stripe: Stripe, stripeCustomerId: string) {
  const all: Stripe.Subscription[] = [];
  for await (const each of stripe.subscriptions.list({ customer: stripeCustomerId, status: 'all', limit: 100 }))
    all.push(each);
  return { live: all.filter(({ status }) => subscriptionMeaning(status) !== 'ended'), total: all.length };
}

/**
 * The one subscription of a registration: found again if an earlier attempt made it, else made. Retries, double clicks
 * and lost answers meet in the same subscription, because the idempotency key counts the subscriptions that exist and
 * the card is the customer's default and no parameter. A declined first payment leaves it `incomplete`, and the next
 * attempt pays that same invoice with the card that is the default by then.
 */
export async function ensureSubscription(services: Services, subscriber: Subscriber): Promise<Subscribed> {
  const { clock, database, gateways } = services;
  const { uid, stripe_customer_id, stripe_price_id } = subscriber;
  await database.transaction(clock.now(), (tx) =>
    markSubscribing(tx, uid, stripe_customer_id, subscriber.plan_type_id),
  );
  const { live, total } = await liveSubscriptions(gateways.stripe, stripe_customer_id);
  const found = live.find((subscription) => stripePriceOf(subscription) === stripe_price_id);
  const subscription = found ?? (await create(gateways.stripe, subscriber, total));
  await database.transaction(clock.now(), (tx) => storeSubscription(tx, uid, subscription.id));
  return settleFirstPayment(gateways.stripe, subscription, found !== undefined);
}

/**
 * Gives back every subscription of the Stripe customer that no customer of ours is linked to: of a parent who went back
 * and chose another plan, of a second window, of a registration that was left. Only safe once the customer is written
 * or the registration is held (reconcileRegistrations), else it would take the subscription of one in the making.
 */
export async function dropUnlinked({ clock, database, gateways }: Services, stripeCustomerId: string): Promise<void> {
  const { live } = await liveSubscriptions(gateways.stripe, stripeCustomerId);
  for (const { id } of live) {
    if ((await database.read(clock.now(), (db) => customerIdOfSubscription(db, id))) === null)
      await dropSubscription(gateways.stripe, id);
  }
}

function create(stripe: Stripe, { uid, stripe_customer_id, stripe_price_id }: Subscriber, total: number) {
  return stripe.subscriptions.create(
    {
      customer: stripe_customer_id,
      items: [{ price: stripe_price_id }],
      payment_behavior: 'allow_incomplete',
      metadata: { uid },
    },
    { idempotencyKey: `subscription-${uid}-${stripe_price_id}-${total}` },
  );
}

async function settleFirstPayment(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  again: boolean,
): Promise<Subscribed> {
  const { id, status, latest_invoice } = subscription;
  if (subscriptionMeaning(status) === 'paid') return { id, status, client_secret: null };
  const invoiceId = typeof latest_invoice === 'string' ? latest_invoice : latest_invoice?.id;
  if (!invoiceId) throw new PaymentRefused('payment_unavailable');
  const declined = again ? await payAgain(stripe, invoiceId) : null;
  const [current, invoice] = await Promise.all([
    stripe.subscriptions.retrieve(id),
    stripe.invoices.retrieve(invoiceId, { expand: ['confirmation_secret', 'payments.data.payment.payment_intent'] }),
  ]);
  if (subscriptionMeaning(current.status) === 'paid') return { id, status: current.status, client_secret: null };
  const intent = invoice.payments?.data.at(-1)?.payment.payment_intent;
  const waits = typeof intent === 'object' && intent.status === 'requires_action';
  const client_secret = invoice.confirmation_secret?.client_secret ?? null;
  if (waits && client_secret !== null) return { id, status: current.status, client_secret };
  throw declined ?? new PaymentRefused('card_declined');
}

/** Null when it was paid (possibly by a concurrent call): the subscription's own state is checked afterwards. */
async function payAgain(stripe: Stripe, invoiceId: string): Promise<PaymentRefused | null> {
  try {
    await stripe.invoices.pay(invoiceId, { off_session: false });
    return null;
  } catch (error) {
    const refusal = paymentRefusalOf(error);
    if (refusal?.type === 'payment_unavailable') throw refusal;
    return refusal;
  }
}
