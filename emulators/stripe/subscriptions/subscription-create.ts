import type { Call } from '../api/call.ts';
import { invalidRequest, missingParam, StripeFailure } from '../api/failure.ts';
import type { Invoice, Subscription } from '../api/objects.ts';
import { flag, integer, maps, oneOf, requiredText } from '../api/params.ts';
import { transaction } from '../api/transaction.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, timeOf, usableCustomer } from '../emulator.ts';
import { collectInvoice, defaultMethod, finalizeInvoice, paymentOf } from '../invoices/invoice-collection.ts';
import { cycleLine, newInvoice } from '../invoices/invoice-object.ts';
import type { Params } from '../pages/form.ts';
import { periodEnd } from './periods.ts';
import { newSubscription, periodOf, recurringOf, setPeriod } from './subscription-object.ts';
import { applySettings } from './subscription-settings.ts';

const BEHAVIORS = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;

/** `error_if_incomplete`: the decline becomes the answer of the call. */
export function throwDecline(emulator: StripeEmulator, invoice: Invoice): never {
  const intent = paymentOf(emulator, invoice);
  const error = (intent?.last_payment_error ?? {
    code: 'subscription_payment_intent_requires_action',
    message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
  }) as { code?: string; decline_code?: string; message?: string; payment_method?: unknown };
  throw new StripeFailure(402, {
    type: 'card_error',
    message: 'Your card was declined.',
    ...error,
    ...(intent === undefined ? {} : { payment_intent: structuredClone(intent) }),
  });
}

function trialEnd(params: Params, now: number): number | null {
  const days = integer(params, 'trial_period_days');
  if (days !== undefined) return now + days * 86_400;
  if (params.trial_end === undefined || params.trial_end === 'now') return null;
  const end = integer(params, 'trial_end') ?? null;
  if (end !== null && end <= now) {
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' });
  }
  return end;
}

/** Builds it with its first period, not yet stored or charged. */
export function draftSubscription(emulator: StripeEmulator, customerId: string, params: Params): Subscription {
  const customer = usableCustomer(emulator, customerId, 'customer');
  const items = maps(params, 'items');
  if (items.length === 0) throw missingParam('items');
  const now = timeOf(emulator, customer.id);
  const subscription = newSubscription(emulator, {
    customer: customer.id,
    items,
    params,
    now,
    test_clock: customer.test_clock,
  });
  const currencies = new Set(subscription.items.data.map((item) => item.price.currency));
  if (currencies.size > 1)
    throw invalidRequest('All prices on a subscription must use the same currency.', { param: 'items' });
  const ids = new Set(subscription.items.data.map((item) => item.price.id));
  if (ids.size < items.length) {
    throw invalidRequest('Cannot add multiple subscription items with the same plan.', { param: 'items' });
  }
  const trial = trialEnd(params, now);
  const anchor = integer(params, 'billing_cycle_anchor');
  subscription.billing_cycle_anchor = trial ?? anchor ?? now;
  subscription.trial_start = trial === null ? null : now;
  subscription.trial_end = trial;
  setPeriod(subscription, now, trial ?? anchor ?? periodEnd(now, recurringOf(subscription), now));
  return subscription;
}

export function firstInvoice(emulator: StripeEmulator, subscription: Subscription): Invoice {
  const trial = subscription.trial_end !== null;
  const { start, end } = periodOf(subscription);
  const whole = periodEnd(start, recurringOf(subscription), start) - start;
  const lines = subscription.items.data.map((item) => {
    const line = cycleLine(emulator, item, trial);
    // A billing_cycle_anchor in between makes the first period shorter.
    if (trial || end - start >= whole) return line;
    const amount = Math.round((line.amount * (end - start)) / whole);
    return { ...line, amount, subtotal: amount };
  });
  return newInvoice(emulator, { subscription, lines, reason: 'subscription_create', period: { start, end: start } });
}

export function createSubscription(emulator: StripeEmulator, { params }: Call): Subscription {
  const behavior = oneOf(params, 'payment_behavior', BEHAVIORS) ?? 'allow_incomplete';
  const subscription = draftSubscription(emulator, requiredText(params, 'customer'), params);
  applySettings(emulator, subscription, params);
  const invoice = firstInvoice(emulator, subscription);
  const charges = subscription.collection_method === 'charge_automatically';
  const method = defaultMethod(emulator, subscription.customer, subscription);
  if (charges && invoice.amount_due > 0 && method === undefined && behavior !== 'default_incomplete') {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    );
  }
  const start = () => {
    emulator.state.subscriptions[subscription.id] = subscription;
    subscription.latest_invoice = invoice.id;
    if (!charges) subscription.status = 'active';
    else if (invoice.amount_due === 0) subscription.status = subscription.trial_end === null ? 'active' : 'trialing';
    const customer = emulator.state.customers[subscription.customer];
    if (customer !== undefined) customer.currency = subscription.currency;
    emit(emulator, 'customer.subscription.created', subscription);
    finalizeInvoice(emulator, invoice);
    if (charges && behavior !== 'default_incomplete') {
      collectInvoice(emulator, invoice, { off_session: flag(params, 'off_session') === true, automatic: false });
      if (behavior === 'error_if_incomplete' && subscription.status === 'incomplete') throwDecline(emulator, invoice);
    }
    return subscription;
  };
  return behavior === 'error_if_incomplete' ? transaction(emulator, start) : start();
}

export const CREATE_PARAMS = [
  'billing_cycle_anchor',
  'billing_mode',
  'currency',
  'customer',
  'items',
  'payment_behavior',
  'proration_behavior',
  'trial_end',
  'trial_period_days',
];
