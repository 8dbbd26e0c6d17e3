import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod, Subscription } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, find, timeOf } from '../emulator.ts';
import type { Outcome } from '../payments/cards.ts';
import { attemptPayment } from '../payments/payment-attempt.ts';
import { newPaymentIntent } from '../payments/payment-intent-object.ts';
import { newId } from '../state.ts';
import { markPaid, subscriptionOf } from './invoice-settlement.ts';

/** Below Stripe's minimum charge the amount is carried over on the customer's balance. */
const MINIMUM_CHARGE = 50;

export function defaultMethod(
  emulator: StripeEmulator,
  customerId: string,
  subscription?: Subscription,
): PaymentMethod | undefined {
  const customer = find(emulator, 'customers', customerId);
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null ? undefined : emulator.state.payment_methods[id];
}

export function paymentOf(emulator: StripeEmulator, invoice: Invoice): PaymentIntent | undefined {
  const payment = Object.values(emulator.state.invoice_payments).find(
    (candidate) => candidate.invoice === invoice.id && candidate.status === 'open',
  );
  return payment && emulator.state.payment_intents[payment.payment.payment_intent];
}

function createPayment(emulator: StripeEmulator, invoice: Invoice): void {
  const subscription = subscriptionOf(emulator, invoice);
  const intent = newPaymentIntent(emulator, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    types: [],
  });
  intent.description =
    invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  intent.setup_future_usage = 'off_session';
  intent.on_behalf_of = invoice.on_behalf_of as string | null;
  if (subscription?.transfer_data) {
    const { destination, amount_percent } = subscription.transfer_data;
    intent.transfer_data =
      amount_percent === null
        ? { destination }
        : { destination, amount: Math.floor((invoice.amount_due * amount_percent) / 100) };
    if (subscription.application_fee_percent !== null) {
      intent.application_fee_amount = Math.floor((invoice.amount_due * subscription.application_fee_percent) / 100);
    }
  }
  const payment: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  emulator.state.payment_intents[intent.id] = intent;
  emulator.state.invoice_payments[payment.id] = payment;
  const method = defaultMethod(emulator, invoice.customer, subscription);
  if (method !== undefined) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  emit(emulator, 'payment_intent.created', intent);
}

/** Draft to open; an invoice with nothing to collect is paid at once. */
export function finalizeInvoice(emulator: StripeEmulator, invoice: Invoice): void {
  const now = timeOf(emulator, invoice.customer);
  const customer = find(emulator, 'customers', invoice.customer);
  emulator.state.invoices[invoice.id] = invoice;
  emit(emulator, 'invoice.created', invoice);
  const sequence = Number(customer.next_invoice_sequence);
  customer.next_invoice_sequence = sequence + 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.effective_at = now;
  invoice.status_transitions.finalized_at = now;
  const balance = Number(invoice.starting_balance) + invoice.total;
  const carried = balance > 0 && balance < MINIMUM_CHARGE;
  if (carried) {
    invoice.amount_due = 0;
    invoice.amount_remaining = 0;
  }
  const ending = balance < 0 || carried ? balance : 0;
  invoice.ending_balance = ending;
  customer.balance = ending;
  emit(emulator, 'invoice.finalized', invoice);
  if (invoice.amount_due === 0) markPaid(emulator, invoice, null);
  else createPayment(emulator, invoice);
}

/** Tries to collect an open invoice. `no_method`: nothing to charge. */
export function collectInvoice(
  emulator: StripeEmulator,
  invoice: Invoice,
  situation: { off_session: boolean; automatic: boolean; method?: PaymentMethod },
): Outcome | { kind: 'paid' | 'no_method' | 'processing' } {
  if (invoice.status === 'paid') return { kind: 'paid' };
  const intent = paymentOf(emulator, invoice);
  const method = situation.method ?? defaultMethod(emulator, invoice.customer, subscriptionOf(emulator, invoice));
  if (intent === undefined || method === undefined) return { kind: 'no_method' };
  return attemptPayment(emulator, intent, method, {
    off_session: situation.off_session,
    automatic: situation.automatic,
    return_url: null,
  });
}
