import type Stripe from 'stripe';
import { decideSubscription } from '../../domain/subscription.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/database.ts';
import { insertPlanPayment, lockSubscribed, type SubscribedRow, saveSubscription } from '../store/subscriptions.ts';
import { isMissing } from './payment-refused.ts';

/** Two years of monthly invoices, should nothing have been heard for so long. */
const INVOICES = 24;

/**
 * Brings one customer in step with what Stripe says now: status 1 ↔ 2, the period, the last paid date, and a payments
 * row for each paid invoice. It asks Stripe and trusts no event, so it may run at any time and any number of times.
 */
export async function syncSubscription(services: Services, customerId: number): Promise<void> {
  const { database, gateways, log } = services;
  await database.transaction(async (tx) => {
    const row = await lockSubscribed(tx, customerId);
    if (!row?.stripe_subscription_id) return;
    const subscription = await gateways.stripe.subscriptions.retrieve(row.stripe_subscription_id).catch((error) => {
      if (!isMissing(error)) throw error;
      return null;
    });
    if (subscription === null) {
      // Ours names one Stripe does not know: a person has to look; nobody is locked out for it.
      log.error(
        { customer_id: customerId, subscription: row.stripe_subscription_id },
        'subscription unknown to Stripe',
      );
      return;
    }
    const paid = await gateways.stripe.invoices.list({
      subscription: subscription.id,
      status: 'paid',
      limit: INVOICES,
      expand: ['data.payments'],
    });
    const columns = decideSubscription(row, {
      status: subscription.status,
      current_period_end: subscription.items.data[0]?.current_period_end ?? null,
      last_paid_at: lastPaidAt(paid.data),
    });
    await saveSubscription(tx, row, columns);
    for (const invoice of paid.data) await recordInvoice(tx, row, invoice);
  });
}

function lastPaidAt(invoices: readonly Stripe.Invoice[]): number | null {
  const moments = invoices.flatMap(({ status_transitions }) => status_transitions.paid_at ?? []);
  return moments.length === 0 ? null : Math.max(...moments);
}

async function recordInvoice(tx: Tx, row: SubscribedRow, invoice: Stripe.Invoice): Promise<void> {
  const { id, amount_paid, status_transitions, payments } = invoice;
  // An invoice over nothing (a credit, a trial) is no payment.
  if (!id || amount_paid <= 0 || status_transitions.paid_at === null) return;
  const intent = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent ?? null;
  await insertPlanPayment(tx, row.id, {
    amount: amount_paid,
    payment_datetime: new Date(status_transitions.paid_at * 1000),
    remarks: row.plan_name === null ? '月額プラン' : `月額プラン ${row.plan_name}`,
    stripe_invoice_id: id,
    stripe_payment_intent_id: typeof intent === 'string' ? intent : (intent?.id ?? null),
  });
}
