import type Stripe from 'stripe';
import type { Started } from './started.ts';

export const DAY = 86_400;

export const periodEnd = (subscription: Stripe.Subscription): number =>
  subscription.items.data[0]?.current_period_end ?? 0;

export function asInvoice(invoice: Stripe.Subscription['latest_invoice']): Stripe.Invoice {
  if (invoice === null || typeof invoice === 'string') throw new Error('not expanded');
  return invoice;
}

export const intentOf = (invoice: Stripe.Invoice): string => String(invoice.payments?.data[0]?.payment.payment_intent);

/** What the tests of subscriptions do again and again. */
export function subscribing(started: Started) {
  return {
    subscribe: async (card = 'pm_card_visa', params: Partial<Stripe.SubscriptionCreateParams> = {}) => {
      const { customer, method } = await started.customerWithCard(card);
      const subscription = await started.stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: 'price_standard' }],
        expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret'],
        ...params,
      });
      return { customer, method, subscription };
    },
    replaceCard: async (customer: string, card: string) => {
      const method = await started.stripe.paymentMethods.attach(card, { customer });
      await started.stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
      return method;
    },
    advanceDays: (days: number) => started.control('clock', { advance_seconds: days * DAY }),
  };
}
