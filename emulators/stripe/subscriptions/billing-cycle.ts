import type { Invoice, Subscription } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { changing, emit, timeOf } from '../emulator.ts';
import { collectInvoice, defaultMethod, finalizeInvoice } from '../invoices/invoice-collection.ts';
import { cycleLine, newInvoice, pendingLine } from '../invoices/invoice-object.ts';
import { finishProcessing } from '../payments/payment-attempt.ts';
import { bounceRefunds } from '../payments/refunds.ts';
import { finishSetupProcessing } from '../payments/setup-intents.ts';
import { periodEnd } from './periods.ts';
import { takePending } from './prorations.ts';
import { endSubscription, voidInvoice } from './subscription-end.ts';
import { periodOf, recurringOf, setPeriod } from './subscription-object.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface Due {
  at: number;
  run(emulator: StripeEmulator): void;
}

/** Everything that time does to subscriptions, each at its own moment and in order. */
function dueOf(emulator: StripeEmulator, subscription: Subscription): Due[] {
  if (subscription.ended_at !== null) return [];
  const { end } = periodOf(subscription);
  if (subscription.status === 'incomplete') {
    return [
      {
        at: subscription.created + 23 * HOUR,
        run: (then) => endSubscription(then, subscription, 'incomplete_expired'),
      },
    ];
  }
  const due: Due[] = [];
  if (subscription.cancel_at !== null) {
    due.push({ at: subscription.cancel_at, run: (then) => endSubscription(then, subscription, 'canceled') });
  }
  if (subscription.status === 'paused') return due;
  due.push({ at: end, run: (then) => renew(then, subscription) });
  const upcomingAt = end - emulator.state.settings.upcoming_days * DAY;
  if (emulator.state.upcoming_sent[subscription.id] !== end && subscription.cancel_at === null) {
    due.push({ at: upcomingAt, run: (then) => announce(then, subscription, end) });
  }
  return due;
}

/** Open invoices wait for their next try, unless their subscription has ended. */
function retriesOf(emulator: StripeEmulator, testClock: string | null): Due[] {
  return Object.values(emulator.state.invoices).flatMap((invoice) =>
    invoice.status === 'open' && invoice.next_payment_attempt !== null && invoice.test_clock === testClock
      ? [{ at: invoice.next_payment_attempt, run: (then: StripeEmulator) => retry(then, invoice) }]
      : [],
  );
}

function retry(emulator: StripeEmulator, invoice: Invoice): void {
  invoice.next_payment_attempt = null;
  const outcome = collectInvoice(emulator, invoice, { off_session: true, automatic: true });
  if (outcome.kind === 'no_method') failWithoutMethod(emulator, invoice);
}

/** Without a card there is no payment to fail, but the invoice counts an attempt and is tried again. */
function failWithoutMethod(emulator: StripeEmulator, invoice: Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const days = emulator.state.settings.retry_days[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : timeOf(emulator, invoice.customer) + days * DAY;
  emit(emulator, 'invoice.payment_failed', invoice);
  const id = invoice.parent.subscription_details?.subscription;
  const subscription = id === undefined ? undefined : emulator.state.subscriptions[id];
  if (subscription === undefined || subscription.ended_at !== null) return;
  if (days === undefined && emulator.state.settings.after_last_retry === 'canceled') {
    endSubscription(emulator, subscription, 'canceled', 'payment_failed');
    return;
  }
  changing(emulator, 'customer.subscription.updated', subscription, () => {
    subscription.status =
      days === undefined && emulator.state.settings.after_last_retry === 'unpaid' ? 'unpaid' : 'past_due';
  });
}

function announce(emulator: StripeEmulator, subscription: Subscription, end: number): void {
  emulator.state.upcoming_sent[subscription.id] = end;
  emit(emulator, 'invoice.upcoming', { ...upcomingInvoice(emulator, subscription), id: `upcoming_${subscription.id}` });
}

/** The invoice of the next period, without storing anything. */
export function upcomingInvoice(emulator: StripeEmulator, subscription: Subscription): Invoice {
  const period = periodOf(subscription);
  const next = structuredClone(subscription);
  setPeriod(next, period.end, periodEnd(next.billing_cycle_anchor, recurringOf(next), period.end));
  const pending = Object.values(emulator.state.pending_items).filter((item) => item.subscription === subscription.id);
  const lines = [...pending.map(pendingLine), ...next.items.data.map((item) => cycleLine(emulator, item))];
  return { ...newInvoice(emulator, { subscription: next, lines, reason: 'upcoming', period }), created: period.end };
}

function trialEndsWithoutCard(emulator: StripeEmulator, subscription: Subscription): boolean {
  if (
    subscription.status !== 'trialing' ||
    defaultMethod(emulator, subscription.customer, subscription) !== undefined
  ) {
    return false;
  }
  const { end_behavior } = subscription.trial_settings as { end_behavior: { missing_payment_method: string } };
  if (end_behavior.missing_payment_method === 'cancel') endSubscription(emulator, subscription, 'canceled');
  else if (end_behavior.missing_payment_method === 'pause') {
    changing(emulator, 'customer.subscription.updated', subscription, () => {
      subscription.status = 'paused';
    });
    emit(emulator, 'customer.subscription.paused', subscription);
  } else return false;
  return true;
}

function renew(emulator: StripeEmulator, subscription: Subscription): void {
  if (trialEndsWithoutCard(emulator, subscription)) return;
  const old = periodOf(subscription);
  const invoice = changingPeriod(emulator, subscription, old);
  if (subscription.pause_collection !== null) {
    holdBack(emulator, invoice, subscription.pause_collection.behavior);
    return;
  }
  finalizeInvoice(emulator, invoice);
  // Unpaid: Stripe goes on making invoices but no longer collects them.
  if (subscription.status === 'unpaid' || subscription.collection_method === 'send_invoice') return;
  const outcome = collectInvoice(emulator, invoice, { off_session: true, automatic: true });
  if (outcome.kind === 'no_method') failWithoutMethod(emulator, invoice);
}

/** Collection is paused: the invoice exists, but nobody is charged. */
function holdBack(emulator: StripeEmulator, invoice: Invoice, behavior: string): void {
  emulator.state.invoices[invoice.id] = invoice;
  invoice.auto_advance = false;
  emit(emulator, 'invoice.created', invoice);
  if (behavior === 'void') voidInvoice(emulator, invoice);
  else if (behavior === 'mark_uncollectible') {
    invoice.status = 'uncollectible';
    emit(emulator, 'invoice.marked_uncollectible', invoice);
  }
}

function changingPeriod(
  emulator: StripeEmulator,
  subscription: Subscription,
  old: { start: number; end: number },
): Invoice {
  let invoice: Invoice | undefined;
  changing(emulator, 'customer.subscription.updated', subscription, () => {
    setPeriod(subscription, old.end, periodEnd(subscription.billing_cycle_anchor, recurringOf(subscription), old.end));
    if (subscription.status === 'trialing') subscription.status = 'active';
    const lines = [
      ...takePending(emulator, subscription.id).map(pendingLine),
      ...subscription.items.data.map((item) => cycleLine(emulator, item)),
    ];
    invoice = newInvoice(emulator, { subscription, lines, reason: 'subscription_cycle', period: old });
    subscription.latest_invoice = invoice.id;
  });
  if (invoice === undefined) throw new Error('A renewal without an invoice');
  return invoice;
}

/**
 * Brings every subscription of one clock (null: the emulator's own) up to `now`, event by event in order of time.
 * Tells whether anything was due.
 */
export function runBilling(emulator: StripeEmulator, testClock: string | null, now: number): boolean {
  for (let steps = 0; ; steps += 1) {
    const next = Object.values(emulator.state.subscriptions)
      .filter((subscription) => subscription.test_clock === testClock)
      .flatMap((subscription) => dueOf(emulator, subscription))
      .concat(retriesOf(emulator, testClock))
      .reduce<Due | undefined>((first, due) => (first === undefined || due.at < first.at ? due : first), undefined);
    if (next === undefined || next.at > now) return steps > 0;
    runAt(emulator, testClock, next);
  }
}

/** Banks answer when somebody moves the clock: processing intents settle, doomed refunds bounce. */
export function letBanksAnswer(emulator: StripeEmulator): void {
  for (const id of Object.keys(emulator.state.processing)) {
    const payment = emulator.state.payment_intents[id];
    const setup = emulator.state.setup_intents[id];
    if (payment !== undefined) finishProcessing(emulator, payment);
    if (setup !== undefined) finishSetupProcessing(emulator, setup);
  }
  bounceRefunds(emulator);
}

/** Runs one step as if it were that moment, so that invoices and events carry the right dates. */
function runAt(emulator: StripeEmulator, testClock: string | null, due: Due): void {
  if (testClock === null) {
    due.run({ ...emulator, clock: () => due.at });
    return;
  }
  const clock = emulator.state.test_clocks[testClock];
  if (clock === undefined) return;
  const target = clock.frozen_time;
  clock.frozen_time = Math.max(due.at, clock.created);
  due.run(emulator);
  clock.frozen_time = target;
}
