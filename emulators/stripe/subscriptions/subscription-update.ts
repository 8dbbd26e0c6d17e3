import type { Call } from '../api/call.ts';
import { invalidRequest } from '../api/failure.ts';
import type { Invoice, Subscription, SubscriptionItem } from '../api/objects.ts';
import { flag, integer, maps, mergeMetadata, oneOf, text } from '../api/params.ts';
import { transaction } from '../api/transaction.ts';
import type { StripeEmulator } from '../emulator.ts';
import { changing, find, timeOf } from '../emulator.ts';
import { collectInvoice, finalizeInvoice } from '../invoices/invoice-collection.ts';
import { cycleLine, lineAmount, newInvoice, pendingLine } from '../invoices/invoice-object.ts';
import type { Params } from '../pages/form.ts';
import { periodEnd } from './periods.ts';
import { keepPending, prorate, takePending } from './prorations.ts';
import { throwDecline } from './subscription-create.ts';
import { newItem, periodOf, recurringOf, recurringPrice, setPeriod, setPrice } from './subscription-object.ts';
import { applySettings, SETTING_PARAMS } from './subscription-settings.ts';

export const UPDATE_PARAMS = [
  ...SETTING_PARAMS,
  'billing_cycle_anchor',
  'cancellation_details',
  'items',
  'pause_collection',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
];

const BEHAVIORS = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;

/** The items after the change. An entry without an id adds an item, as at Stripe. */
function changedItems(
  emulator: StripeEmulator,
  subscription: Subscription,
  given: Params[],
  now: number,
): SubscriptionItem[] {
  const items = structuredClone(subscription.items.data);
  given.forEach((entry, index) => {
    const id = text(entry, 'id');
    if (id === undefined) {
      const added = newItem(emulator, subscription.id, entry, index, now);
      if (items.some((item) => item.price.id === added.price.id)) {
        throw invalidRequest(`Cannot add multiple subscription items with the same plan: ${added.price.id}`, {
          param: `items[${index}][price]`,
        });
      }
      items.push(added);
      return;
    }
    const position = items.findIndex((item) => item.id === id);
    const item = items[position];
    if (item === undefined)
      throw invalidRequest(`No such subscription item: '${id}'`, {
        code: 'resource_missing',
        param: `items[${index}][id]`,
      });
    if (flag(entry, 'deleted')) {
      items.splice(position, 1);
      return;
    }
    const price = text(entry, 'price');
    if (price !== undefined) setPrice(item, recurringPrice(emulator, price, `items[${index}][price]`));
    item.quantity = integer(entry, 'quantity') ?? item.quantity;
    item.metadata = mergeMetadata(item.metadata, entry);
  });
  if (items.length === 0)
    throw invalidRequest('A subscription must have at least one active plan.', { param: 'items' });
  return items;
}

const totalOf = (items: SubscriptionItem[]): number =>
  items.reduce((sum, item) => sum + lineAmount(item.price, item.quantity), 0);

/** A new cycle starts when the interval changes, when a free plan becomes a paid one, or when asked for. */
function startsNewCycle(subscription: Subscription, items: SubscriptionItem[], params: Params): boolean {
  if (subscription.status === 'trialing') return params.trial_end === 'now';
  const recurring = recurringOf(subscription);
  const next = items[0]?.price.recurring;
  return (
    text(params, 'billing_cycle_anchor') === 'now' ||
    next?.interval !== recurring.interval ||
    next.interval_count !== recurring.interval_count ||
    (totalOf(subscription.items.data) === 0 && totalOf(items) > 0)
  );
}

/** Changes the items and returns the invoice to collect now, if the change calls for one. */
export function changeItems(emulator: StripeEmulator, subscription: Subscription, params: Params): Invoice | undefined {
  const now = timeOf(emulator, subscription.customer);
  const behavior =
    oneOf(params, 'proration_behavior', ['create_prorations', 'always_invoice', 'none'] as const) ??
    'create_prorations';
  const items = changedItems(emulator, subscription, maps(params, 'items'), now);
  const newCycle = startsNewCycle(subscription, items, params);
  if (behavior !== 'none') {
    const moment = integer(params, 'proration_date') ?? now;
    keepPending(emulator, prorate(emulator, subscription, subscription.items.data, items, moment, newCycle));
  }
  const period = periodOf(subscription);
  subscription.items.data = items;
  if (newCycle) {
    subscription.billing_cycle_anchor = now;
    subscription.trial_end = subscription.trial_end === null ? null : Math.min(subscription.trial_end, now);
    setPeriod(subscription, now, periodEnd(now, recurringOf(subscription), now));
  } else {
    setPeriod(subscription, period.start, period.end);
  }
  if (!newCycle && behavior !== 'always_invoice') return undefined;
  const pending = takePending(emulator, subscription.id).map(pendingLine);
  const lines = newCycle ? [...pending, ...items.map((item) => cycleLine(emulator, item))] : pending;
  if (lines.length === 0) return undefined;
  return newInvoice(emulator, { subscription, lines, reason: 'subscription_update', period: { start: now, end: now } });
}

function collectChange(
  emulator: StripeEmulator,
  subscription: Subscription,
  before: Subscription,
  invoice: Invoice,
  params: Params,
): void {
  const behavior = oneOf(params, 'payment_behavior', BEHAVIORS) ?? 'allow_incomplete';
  subscription.latest_invoice = invoice.id;
  finalizeInvoice(emulator, invoice);
  if (behavior === 'default_incomplete') {
    if (invoice.status !== 'paid') subscription.status = 'past_due';
    return;
  }
  const wasTrialing = subscription.status === 'trialing';
  collectInvoice(emulator, invoice, { off_session: flag(params, 'off_session') === true, automatic: false });
  if (invoice.status === 'paid') {
    if (wasTrialing) subscription.status = 'active';
    return;
  }
  if (behavior === 'error_if_incomplete') throwDecline(emulator, invoice);
  if (behavior === 'pending_if_incomplete') {
    subscription.pending_update = {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: timeOf(emulator, subscription.customer) + 23 * 3600,
      metadata: null,
      subscription_items: structuredClone(subscription.items.data),
      trial_end: null,
      trial_from_plan: null,
    };
    subscription.items.data = structuredClone(before.items.data);
    subscription.status = before.status;
    return;
  }
  subscription.status = 'past_due';
}

export function updateSubscription(emulator: StripeEmulator, { id, params }: Call): Subscription {
  const subscription = find(emulator, 'subscriptions', id);
  if (subscription.ended_at !== null) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'resource_missing',
      param: 'id',
    });
  }
  const before = structuredClone(subscription);
  const change = () =>
    changing(emulator, 'customer.subscription.updated', subscription, () => {
      applySettings(emulator, subscription, params);
      if (typeof params.trial_end === 'string' && params.trial_end !== 'now') {
        const end = integer(params, 'trial_end') ?? null;
        subscription.trial_end = end;
        subscription.trial_start ??= timeOf(emulator, subscription.customer);
        if (end !== null) {
          subscription.status = 'trialing';
          subscription.billing_cycle_anchor = end;
          setPeriod(subscription, periodOf(subscription).start, end);
        }
      }
      if (params.items === undefined && params.billing_cycle_anchor !== 'now' && params.trial_end !== 'now') return;
      const invoice = changeItems(emulator, subscription, params);
      if (invoice !== undefined) collectChange(emulator, subscription, before, invoice, params);
    });
  if (params.payment_behavior === 'error_if_incomplete') return transaction(emulator, change);
  try {
    return change();
  } catch (failure) {
    // Parameters are checked while they are applied; nothing else has happened by then.
    Object.assign(subscription, before);
    throw failure;
  }
}
