import type Stripe from 'stripe';
import { paymentType } from '../../../domain/codes.ts';
import { decideSubscription } from '../../../domain/membership/subscription.ts';
import { bookPayment } from '../../books/store/books.ts';
import { isMissing } from '../../gateways/payment-refused.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { Services } from '../../services.ts';
import {
  claimReading,
  customerIdOfSubscription,
  nextReading,
  type SubscribedRow,
  saveSubscription,
  subscribedCustomer,
} from '../store/subscriptions.ts';

/** Two years of monthly invoices, should nothing have been heard for so long. */
const INVOICES = 24;

/**
 * Brings one customer in step with what Stripe says now: status 1 ↔ 2, the period, the last paid date, and a payments
 * row for each paid invoice. It asks Stripe and trusts no event, so it may run at any time and any number of times, also
 * twice at once: each look at Stripe has a number, and an older one is not written over a newer one. No connection is held
 * while Stripe is asked.
 */
export async function syncMembership(services: Services, customerId: number): Promise<void> {
  const { clock, database, gateways, log } = services;
  const begun = await database.transaction(clock.now(), async (tx) => {
    const row = await subscribedCustomer(tx, customerId);
    return row?.stripe_subscription_id
      ? { subscription: row.stripe_subscription_id, reading: await nextReading(tx) }
      : null;
  });
  if (begun === null) return;
  const found = await readSubscription(gateways.stripe, begun.subscription);
  if (found === null) {
    // Our record names a subscription unknown to Stripe: a person has to look; the customer is not locked out for it.
    log.error({ customer_id: customerId, subscription: begun.subscription }, 'subscription unknown to Stripe');
    return;
  }
  await database.transaction(clock.now(), async (tx) => {
    if (!(await claimReading(tx, customerId, begun.reading))) return;
    const row = await subscribedCustomer(tx, customerId);
    if (row?.stripe_subscription_id !== begun.subscription) return;
    await saveSubscription(tx, row, decideSubscription(row, found.state));
    for (const invoice of found.paid) await recordInvoice(tx, row, invoice);
  });
}

/** By Stripe's id. Unknown to us: a registration that is not finished; createCustomer brings it in step itself. */
export async function syncSubscriptionState(services: Services, subscriptionId: string): Promise<void> {
  const customerId = await services.database.transaction(services.clock.now(), (tx) =>
    customerIdOfSubscription(tx, subscriptionId),
  );
  if (customerId !== null) await syncMembership(services, customerId);
}

async function readSubscription(stripe: Stripe, id: string) {
  const subscription = await stripe.subscriptions.retrieve(id).catch((error) => {
    if (!isMissing(error)) throw error;
    return null;
  });
  if (subscription === null) return null;
  const { data: paid } = await stripe.invoices.list({
    subscription: subscription.id,
    status: 'paid',
    limit: INVOICES,
    expand: ['data.payments'],
  });
  const state = {
    status: subscription.status,
    currentPeriodEnd: subscription.items.data[0]?.current_period_end ?? null,
    lastPaidAt: lastPaidAt(paid),
  };
  return { state, paid };
}

function lastPaidAt(invoices: readonly Stripe.Invoice[]): number | null {
  const moments = invoices.flatMap(({ status_transitions }) => status_transitions.paid_at ?? []);
  return moments.length === 0 ? null : Math.max(...moments);
}

async function recordInvoice(tx: Transaction, row: SubscribedRow, invoice: Stripe.Invoice): Promise<void> {
  const { id, amount_paid, status_transitions, payments } = invoice;
  // An invoice over nothing (a credit, a trial) is no payment.
  if (!id || amount_paid <= 0 || status_transitions.paid_at === null) return;
  const intent = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent ?? null;
  await bookPayment(tx, {
    customer_id: row.id,
    branch_id: null,
    amount: amount_paid,
    payment_type: paymentType.code.monthlyPlan,
    remarks: row.plan_name === null ? '月額プラン' : `月額プラン ${row.plan_name}`,
    reserve_id: null,
    childcare_id: null,
    ticket_id: null,
    stripe_payment_intent_id: typeof intent === 'string' ? intent : (intent?.id ?? null),
    stripe_invoice_id: id,
  });
}
