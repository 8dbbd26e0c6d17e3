import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod, Subscription } from '../api/objects.ts';
import type { Outcome } from '../payments/cards.ts';
import { attemptPayment } from '../payments/payment-attempt.ts';
import { newPaymentIntent } from '../payments/payment-intent-object.ts';
import { newId } from '../state.ts';
import type { World } from '../world.ts';
import { emit, find, timeOf } from '../world.ts';
import { markPaid, subscriptionOf } from './invoice-settlement.ts';

/** Below Stripe's minimum charge the amount is carried over on the customer's balance. */
const MINIMUM_CHARGE = 50;

export function defaultMethod(
  world: World,
  customerId: string,
  subscription?: Subscription,
): PaymentMethod | undefined {
  const customer = find(world, 'customers', customerId);
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null ? undefined : world.state.payment_methods[id];
}

export function paymentOf(world: World, invoice: Invoice): PaymentIntent | undefined {
  const payment = Object.values(world.state.invoice_payments).find(
    (candidate) => candidate.invoice === invoice.id && candidate.status === 'open',
  );
  return payment && world.state.payment_intents[payment.payment.payment_intent];
}

function createPayment(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const intent = newPaymentIntent(world, {
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
  world.state.payment_intents[intent.id] = intent;
  world.state.invoice_payments[payment.id] = payment;
  const method = defaultMethod(world, invoice.customer, subscription);
  if (method !== undefined) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  emit(world, 'payment_intent.created', intent);
}

/** Draft to open; an invoice with nothing to collect is paid at once. */
export function finalizeInvoice(world: World, invoice: Invoice): void {
  const now = timeOf(world, invoice.customer);
  const customer = find(world, 'customers', invoice.customer);
  world.state.invoices[invoice.id] = invoice;
  emit(world, 'invoice.created', invoice);
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
  emit(world, 'invoice.finalized', invoice);
  if (invoice.amount_due === 0) markPaid(world, invoice, null);
  else createPayment(world, invoice);
}

/** Tries to collect an open invoice. `no_method`: nothing to charge. */
export function collectInvoice(
  world: World,
  invoice: Invoice,
  situation: { off_session: boolean; automatic: boolean; method?: PaymentMethod },
): Outcome | { kind: 'paid' | 'no_method' | 'processing' } {
  if (invoice.status === 'paid') return { kind: 'paid' };
  const intent = paymentOf(world, invoice);
  const method = situation.method ?? defaultMethod(world, invoice.customer, subscriptionOf(world, invoice));
  if (intent === undefined || method === undefined) return { kind: 'no_method' };
  return attemptPayment(world, intent, method, {
    off_session: situation.off_session,
    automatic: situation.automatic,
    return_url: null,
  });
}
