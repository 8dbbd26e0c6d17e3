import type { Invoice, Subscription } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, timeOf } from '../emulator.ts';

export function voidInvoice(emulator: StripeEmulator, invoice: Invoice): void {
  const now = timeOf(emulator, invoice.customer);
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = now;
  for (const payment of Object.values(emulator.state.invoice_payments)) {
    if (payment.invoice !== invoice.id || payment.status !== 'open') continue;
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = now;
    const intent = emulator.state.payment_intents[payment.payment.payment_intent];
    if (intent === undefined) continue;
    intent.status = 'canceled';
    intent.canceled_at = now;
    intent.cancellation_reason = 'void_invoice';
    emit(emulator, 'payment_intent.canceled', intent);
  }
  emit(emulator, 'invoice.voided', invoice);
}

/** Ends it now. An unfinished first invoice is void; later open invoices stay payable but are not retried. */
export function endSubscription(
  emulator: StripeEmulator,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired',
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
): void {
  if (subscription.ended_at !== null) return;
  const now = timeOf(emulator, subscription.customer);
  const unfinished = subscription.status === 'incomplete';
  subscription.status = status;
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  subscription.cancel_at_period_end = false;
  subscription.cancellation_details = { ...subscription.cancellation_details, reason };
  for (const invoice of Object.values(emulator.state.invoices)) {
    if (invoice.parent.subscription_details?.subscription !== subscription.id || invoice.status !== 'open') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    if (unfinished) voidInvoice(emulator, invoice);
  }
  // Stripe reports an expired first payment as an update, not as a deletion.
  emit(
    emulator,
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    subscription,
  );
}
