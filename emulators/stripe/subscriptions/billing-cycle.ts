import type { Invoice, Subscription } from '../api/objects.ts';
import { collectInvoice, defaultMethod, finalizeInvoice } from '../invoices/invoice-collection.ts';
import { cycleLine, newInvoice, pendingLine } from '../invoices/invoice-object.ts';
import { finishProcessing } from '../payments/payment-attempt.ts';
import { bounceRefunds } from '../payments/refunds.ts';
import { finishSetupProcessing } from '../payments/setup-intents.ts';
import type { World } from '../world.ts';
import { changing, emit, timeOf } from '../world.ts';
import { periodEnd } from './periods.ts';
import { takePending } from './prorations.ts';
import { endSubscription, voidInvoice } from './subscription-end.ts';
import { periodOf, recurringOf, setPeriod } from './subscription-object.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface Due {
  at: number;
  run(world: World): void;
}

/** Everything that time does to subscriptions, each at its own moment and in order. */
function dueOf(world: World, subscription: Subscription): Due[] {
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
  const upcomingAt = end - world.state.settings.upcoming_days * DAY;
  if (world.state.upcoming_sent[subscription.id] !== end && subscription.cancel_at === null) {
    due.push({ at: upcomingAt, run: (then) => announce(then, subscription, end) });
  }
  return due;
}

/** Open invoices wait for their next try, unless their subscription has ended. */
function retriesOf(world: World, testClock: string | null): Due[] {
  return Object.values(world.state.invoices).flatMap((invoice) =>
    invoice.status === 'open' && invoice.next_payment_attempt !== null && invoice.test_clock === testClock
      ? [{ at: invoice.next_payment_attempt, run: (then: World) => retry(then, invoice) }]
      : [],
  );
}

function retry(world: World, invoice: Invoice): void {
  invoice.next_payment_attempt = null;
  const outcome = collectInvoice(world, invoice, { off_session: true, automatic: true });
  if (outcome.kind === 'no_method') failWithoutMethod(world, invoice);
}

/** Without a card there is no payment to fail, but the invoice counts an attempt and is tried again. */
function failWithoutMethod(world: World, invoice: Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const days = world.state.settings.retry_days[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : timeOf(world, invoice.customer) + days * DAY;
  emit(world, 'invoice.payment_failed', invoice);
  const id = invoice.parent.subscription_details?.subscription;
  const subscription = id === undefined ? undefined : world.state.subscriptions[id];
  if (subscription === undefined || subscription.ended_at !== null) return;
  if (days === undefined && world.state.settings.after_last_retry === 'canceled') {
    endSubscription(world, subscription, 'canceled', 'payment_failed');
    return;
  }
  changing(world, 'customer.subscription.updated', subscription, () => {
    subscription.status =
      days === undefined && world.state.settings.after_last_retry === 'unpaid' ? 'unpaid' : 'past_due';
  });
}

function announce(world: World, subscription: Subscription, end: number): void {
  world.state.upcoming_sent[subscription.id] = end;
  emit(world, 'invoice.upcoming', { ...upcomingInvoice(world, subscription), id: `upcoming_${subscription.id}` });
}

/** The invoice of the next period, without storing anything. */
export function upcomingInvoice(world: World, subscription: Subscription): Invoice {
  const period = periodOf(subscription);
  const next = structuredClone(subscription);
  setPeriod(next, period.end, periodEnd(next.billing_cycle_anchor, recurringOf(next), period.end));
  const pending = Object.values(world.state.pending_items).filter((item) => item.subscription === subscription.id);
  const lines = [...pending.map(pendingLine), ...next.items.data.map((item) => cycleLine(world, item))];
  return { ...newInvoice(world, { subscription: next, lines, reason: 'upcoming', period }), created: period.end };
}

function trialEndsWithoutCard(world: World, subscription: Subscription): boolean {
  if (subscription.status !== 'trialing' || defaultMethod(world, subscription.customer, subscription) !== undefined) {
    return false;
  }
  const { end_behavior } = subscription.trial_settings as { end_behavior: { missing_payment_method: string } };
  if (end_behavior.missing_payment_method === 'cancel') endSubscription(world, subscription, 'canceled');
  else if (end_behavior.missing_payment_method === 'pause') {
    changing(world, 'customer.subscription.updated', subscription, () => {
      subscription.status = 'paused';
    });
    emit(world, 'customer.subscription.paused', subscription);
  } else return false;
  return true;
}

function renew(world: World, subscription: Subscription): void {
  if (trialEndsWithoutCard(world, subscription)) return;
  const old = periodOf(subscription);
  const invoice = changingPeriod(world, subscription, old);
  if (subscription.pause_collection !== null) {
    holdBack(world, invoice, subscription.pause_collection.behavior);
    return;
  }
  finalizeInvoice(world, invoice);
  // Unpaid: Stripe goes on making invoices but no longer collects them.
  if (subscription.status === 'unpaid' || subscription.collection_method === 'send_invoice') return;
  const outcome = collectInvoice(world, invoice, { off_session: true, automatic: true });
  if (outcome.kind === 'no_method') failWithoutMethod(world, invoice);
}

/** Collection is paused: the invoice exists, but nobody is charged. */
function holdBack(world: World, invoice: Invoice, behavior: string): void {
  world.state.invoices[invoice.id] = invoice;
  invoice.auto_advance = false;
  emit(world, 'invoice.created', invoice);
  if (behavior === 'void') voidInvoice(world, invoice);
  else if (behavior === 'mark_uncollectible') {
    invoice.status = 'uncollectible';
    emit(world, 'invoice.marked_uncollectible', invoice);
  }
}

function changingPeriod(world: World, subscription: Subscription, old: { start: number; end: number }): Invoice {
  let invoice: Invoice | undefined;
  changing(world, 'customer.subscription.updated', subscription, () => {
    setPeriod(subscription, old.end, periodEnd(subscription.billing_cycle_anchor, recurringOf(subscription), old.end));
    if (subscription.status === 'trialing') subscription.status = 'active';
    const lines = [
      ...takePending(world, subscription.id).map(pendingLine),
      ...subscription.items.data.map((item) => cycleLine(world, item)),
    ];
    invoice = newInvoice(world, { subscription, lines, reason: 'subscription_cycle', period: old });
    subscription.latest_invoice = invoice.id;
  });
  if (invoice === undefined) throw new Error('A renewal without an invoice');
  return invoice;
}

/**
 * Brings every subscription of one clock (null: the emulator's own) up to `now`, event by event in order of time.
 * Tells whether anything was due.
 */
export function runBilling(world: World, testClock: string | null, now: number): boolean {
  for (let steps = 0; ; steps += 1) {
    const next = Object.values(world.state.subscriptions)
      .filter((subscription) => subscription.test_clock === testClock)
      .flatMap((subscription) => dueOf(world, subscription))
      .concat(retriesOf(world, testClock))
      .reduce<Due | undefined>((first, due) => (first === undefined || due.at < first.at ? due : first), undefined);
    if (next === undefined || next.at > now) return steps > 0;
    runAt(world, testClock, next);
  }
}

/** Banks answer when somebody moves the clock: processing intents settle, doomed refunds bounce. */
export function letBanksAnswer(world: World): void {
  for (const id of Object.keys(world.state.processing)) {
    const payment = world.state.payment_intents[id];
    const setup = world.state.setup_intents[id];
    if (payment !== undefined) finishProcessing(world, payment);
    if (setup !== undefined) finishSetupProcessing(world, setup);
  }
  bounceRefunds(world);
}

/** Runs one step as if it were that moment, so that invoices and events carry the right dates. */
function runAt(world: World, testClock: string | null, due: Due): void {
  if (testClock === null) {
    due.run({ ...world, clock: () => due.at });
    return;
  }
  const clock = world.state.test_clocks[testClock];
  if (clock === undefined) return;
  const target = clock.frozen_time;
  clock.frozen_time = Math.max(due.at, clock.created);
  due.run(world);
  clock.frozen_time = target;
}
