import type Stripe from 'stripe';
import { isMissing, PaymentRefused } from '../gateways/payment-refused.ts';

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/**
 * The card the parent confirmed, as Stripe says and not as the browser says: of the named SetupIntent, else of the
 * newest one that succeeded, else the customer's default.
 */
export async function confirmedCard(
  stripe: Stripe,
  stripeCustomerId: string,
  setupIntentId?: string | null,
): Promise<string> {
  const found = setupIntentId
    ? await cardOfSetupIntent(stripe, stripeCustomerId, setupIntentId)
    : await newestCard(stripe, stripeCustomerId);
  if (found === null) throw new PaymentRefused('card_missing');
  const method = await stripe.paymentMethods.retrieve(found);
  if (idOf(method.customer) !== stripeCustomerId) throw new PaymentRefused('card_missing');
  return method.id;
}

/** What Stripe's ids are made of; the browser's word goes into an address of Stripe's API. */
const stripeId = /^\w{1,255}$/;

async function cardOfSetupIntent(stripe: Stripe, stripeCustomerId: string, id: string): Promise<string | null> {
  if (!stripeId.test(id)) return null;
  const intent = await stripe.setupIntents.retrieve(id).catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });
  // Treat another customer's SetupIntent as missing.
  if (intent === null || idOf(intent.customer) !== stripeCustomerId) return null;
  if (intent.status === 'succeeded') return idOf(intent.payment_method);
  if (intent.last_setup_error)
    throw new PaymentRefused('card_declined', { decline_code: intent.last_setup_error.code });
  if (intent.status === 'requires_action') {
    throw new PaymentRefused('card_action_required', { clientSecret: intent.client_secret });
  }
  return null;
}

async function newestCard(stripe: Stripe, stripeCustomerId: string): Promise<string | null> {
  const { data } = await stripe.setupIntents.list({ customer: stripeCustomerId, limit: 20 });
  const succeeded = data.find((intent) => intent.status === 'succeeded' && intent.payment_method !== null);
  if (succeeded) return idOf(succeeded.payment_method);
  const customer = await stripe.customers.retrieve(stripeCustomerId);
  return customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
}

/** Subscriptions and usage are charged to the default card. */
export async function setDefaultCard(
  stripe: Stripe,
  stripeCustomerId: string,
  paymentMethodId: string,
  contact: { name?: string; email?: string } = {},
): Promise<void> {
  await stripe.customers.update(stripeCustomerId, {
    ...contact,
    invoice_settings: { default_payment_method: paymentMethodId },
  });
}
