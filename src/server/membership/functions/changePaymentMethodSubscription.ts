import { implement, refuse } from '../../callable/context.ts';
import { payOverdueInvoice } from '../subscription/overdue-invoice.ts';
import { runningSubscription } from '../subscription/running-subscription.ts';
import { syncMembership } from '../subscription/syncSubscription.ts';

/**
 * SPEC §7: the subscription is charged to the card on file from now on; an overdue month is paid with it at once, which
 * brings the customer from status 2 back to 1.
 */
export const changePaymentMethodSubscription = implement('changePaymentMethodSubscription', async (context) => {
  const { customer, gateways } = context;
  const { stripe_payment_method_id: card } = customer;
  const subscription = await runningSubscription(gateways.stripe, customer.stripe_subscription_id);
  if (subscription === null) return { status: 'OK', subscriptionStatus: null, recovered: false };
  if (card === null) return refuse('card_missing');
  await gateways.stripe.subscriptions.update(subscription.id, { default_payment_method: card });
  const recovered = await payOverdueInvoice(gateways.stripe, subscription, card);
  const now = recovered ? await gateways.stripe.subscriptions.retrieve(subscription.id) : subscription;
  // The webhook brings the same; here the page gets the new status at once.
  await syncMembership(context, customer.id);
  return { status: 'OK', subscriptionStatus: now.status, recovered };
});
