import type Stripe from 'stripe';
import type { RunningSubscription } from '../../../domain/membership/plan-change.ts';
import { subscriptionMeaning } from '../../../domain/membership/subscription.ts';

/** Pays the open invoices of an unpaid subscription with this card, oldest first; a refused card is a PaymentRefused. */
export async function payOverdueInvoice(
  stripe: Stripe,
  subscription: RunningSubscription,
  paymentMethodId: string,
): Promise<boolean> {
  if (subscriptionMeaning(subscription.status) !== 'unpaid') return false;
  const { data } = await stripe.invoices.list({ subscription: subscription.id, status: 'open', limit: 100 });
  const open = data.toSorted((a, b) => a.created - b.created);
  for (const { id } of open) {
    // Stripe pays an invoice once, so a second click finds none open; no key, as another attempt may succeed later.
    if (id) await stripe.invoices.pay(id, { payment_method: paymentMethodId, off_session: true });
  }
  return open.length > 0;
}
