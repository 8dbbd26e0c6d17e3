import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { changing, emit, timeOf } from '../emulator.ts';
import type { Decline } from '../payments/cards.ts';
import { endSubscription } from '../subscriptions/subscription-end.ts';

const DAY = 86_400;

/** What a payment's result means for the invoice it belongs to, and for the subscription behind that. */
function openPaymentOf(emulator: StripeEmulator, intent: PaymentIntent): [InvoicePayment, Invoice] | undefined {
  const payment = Object.values(emulator.state.invoice_payments).find(
    (candidate) => candidate.payment.payment_intent === intent.id && candidate.status === 'open',
  );
  const invoice = payment && emulator.state.invoices[payment.invoice];
  return payment && invoice && [payment, invoice];
}

export function subscriptionOf(emulator: StripeEmulator, invoice: Invoice): Subscription | undefined {
  const details = invoice.parent.subscription_details;
  return details === null ? undefined : emulator.state.subscriptions[details.subscription];
}

export function markPaid(emulator: StripeEmulator, invoice: Invoice, method: string | null): void {
  const now = timeOf(emulator, invoice.customer);
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  emit(emulator, 'invoice.paid', invoice);
  emit(emulator, 'invoice.payment_succeeded', invoice);
  const customer = emulator.state.customers[invoice.customer];
  if (customer !== undefined) customer.delinquent = false;
  const subscription = subscriptionOf(emulator, invoice);
  if (subscription === undefined || subscription.latest_invoice !== invoice.id) return;
  changing(emulator, 'customer.subscription.updated', subscription, () => {
    if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) {
      subscription.status = subscription.trial_end !== null && subscription.trial_end > now ? 'trialing' : 'active';
    }
    const pending = subscription.pending_update as { subscription_items: Subscription['items']['data'] } | null;
    if (pending !== null) {
      subscription.items.data = pending.subscription_items;
      subscription.pending_update = null;
    }
    const settings = subscription.payment_settings as { save_default_payment_method: string | null };
    if (settings.save_default_payment_method === 'on_subscription' && method !== null) {
      subscription.default_payment_method = method;
    }
  });
}

export function invoicePaymentSucceeded(emulator: StripeEmulator, intent: PaymentIntent): void {
  const found = openPaymentOf(emulator, intent);
  if (found === undefined) return;
  const [payment, invoice] = found;
  payment.status = 'paid';
  payment.amount_paid = intent.amount_received;
  payment.status_transitions.paid_at = timeOf(emulator, invoice.customer);
  if (invoice.attempt_count === 0) invoice.attempt_count = 1;
  markPaid(emulator, invoice, intent.payment_method);
}

export function invoiceNeedsAction(emulator: StripeEmulator, intent: PaymentIntent): void {
  const found = openPaymentOf(emulator, intent);
  if (found !== undefined) emit(emulator, 'invoice.payment_action_required', found[1]);
}

/** `automatic`: by Stripe's own schedule; only those count as further attempts and plan the next one. */
export function invoicePaymentFailed(
  emulator: StripeEmulator,
  intent: PaymentIntent,
  decline: Partial<Decline>,
  automatic: boolean,
): void {
  const found = openPaymentOf(emulator, intent);
  if (found === undefined) return;
  const [, invoice] = found;
  const subscription = subscriptionOf(emulator, invoice);
  invoice.attempted = true;
  invoice.attempt_count = automatic ? invoice.attempt_count + 1 : Math.max(1, invoice.attempt_count);
  const isFirst = subscription?.status === 'incomplete';
  const days = emulator.state.settings.retry_days[invoice.attempt_count - 1];
  if (automatic) {
    invoice.next_payment_attempt =
      isFirst || days === undefined ? null : timeOf(emulator, invoice.customer) + days * DAY;
  }
  emit(emulator, 'invoice.payment_failed', invoice);
  if (decline.code === 'authentication_required') emit(emulator, 'invoice.payment_action_required', invoice);
  const customer = emulator.state.customers[invoice.customer];
  if (customer !== undefined) customer.delinquent = true;
  if (subscription === undefined || isFirst || subscription.ended_at !== null) return;
  if (subscription.latest_invoice === invoice.id && ['active', 'trialing'].includes(subscription.status)) {
    changing(emulator, 'customer.subscription.updated', subscription, () => {
      subscription.status = 'past_due';
    });
  }
  if (automatic && days === undefined) lastRetryFailed(emulator, subscription);
}

function lastRetryFailed(emulator: StripeEmulator, subscription: Subscription): void {
  const wish = emulator.state.settings.after_last_retry;
  if (wish === 'canceled') {
    endSubscription(emulator, subscription, 'canceled', 'payment_failed');
  } else if (wish === 'unpaid') {
    changing(emulator, 'customer.subscription.updated', subscription, () => {
      subscription.status = 'unpaid';
    });
  }
}
