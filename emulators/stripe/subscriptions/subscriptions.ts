import type { Call, Route } from '../api/call.ts';
import { invalidRequest } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { Subscription } from '../api/objects.ts';
import { flag, map, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { changing, emit, find, timeOf } from '../emulator.ts';
import { collectInvoice, finalizeInvoice } from '../invoices/invoice-collection.ts';
import { cycleLine, newInvoice, pendingLine } from '../invoices/invoice-object.ts';
import { periodEnd } from './periods.ts';
import { keepPending, prorate, takePending } from './prorations.ts';
import { CREATE_PARAMS, createSubscription } from './subscription-create.ts';
import { endSubscription } from './subscription-end.ts';
import { recurringOf, setPeriod } from './subscription-object.ts';
import { SETTING_PARAMS } from './subscription-settings.ts';
import { UPDATE_PARAMS, updateSubscription } from './subscription-update.ts';

function cancel(emulator: StripeEmulator, { id, params }: Call): Subscription {
  const subscription = find(emulator, 'subscriptions', id);
  if (subscription.ended_at !== null) {
    throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
  }
  const now = timeOf(emulator, subscription.customer);
  if (flag(params, 'prorate')) {
    keepPending(emulator, prorate(emulator, subscription, subscription.items.data, [], now, true));
  }
  const details = map(params, 'cancellation_details');
  if (details !== undefined) subscription.cancellation_details = { ...subscription.cancellation_details, ...details };
  const pending = flag(params, 'invoice_now') ? takePending(emulator, id).map(pendingLine) : [];
  if (pending.length > 0) {
    const invoice = newInvoice(emulator, {
      subscription,
      lines: pending,
      reason: 'subscription_update',
      period: { start: now, end: now },
    });
    subscription.latest_invoice = invoice.id;
    finalizeInvoice(emulator, invoice);
    collectInvoice(emulator, invoice, { off_session: true, automatic: false });
  }
  endSubscription(emulator, subscription, 'canceled');
  return subscription;
}

/** Only for status `paused` (a trial that ended without a card); undoing a cancellation is an update. */
function resume(emulator: StripeEmulator, { id }: Call): Subscription {
  const subscription = find(emulator, 'subscriptions', id);
  if (subscription.status !== 'paused') {
    throw invalidRequest(
      `Only paused subscriptions can be resumed. This subscription has a status of ${subscription.status}.`,
    );
  }
  const now = timeOf(emulator, subscription.customer);
  changing(emulator, 'customer.subscription.updated', subscription, () => {
    subscription.billing_cycle_anchor = now;
    setPeriod(subscription, now, periodEnd(now, recurringOf(subscription), now));
    const invoice = newInvoice(emulator, {
      subscription,
      lines: subscription.items.data.map((item) => cycleLine(emulator, item)),
      reason: 'subscription_update',
      period: { start: now, end: now },
    });
    subscription.latest_invoice = invoice.id;
    subscription.status = 'past_due';
    finalizeInvoice(emulator, invoice);
    collectInvoice(emulator, invoice, { off_session: false, automatic: false });
  });
  emit(emulator, 'customer.subscription.resumed', subscription);
  return subscription;
}

const ENDED = ['canceled', 'incomplete_expired'];

function list(emulator: StripeEmulator, { params }: Call) {
  const customer = text(params, 'customer');
  const status = text(params, 'status');
  const price = text(params, 'price');
  const statusMatches = (subscription: Subscription) => {
    if (status === 'all') return true;
    if (status === undefined) return subscription.status !== 'canceled';
    if (status === 'ended') return ENDED.includes(subscription.status);
    return subscription.status === status;
  };
  const subscriptions = Object.values(emulator.state.subscriptions).filter(
    (subscription) =>
      statusMatches(subscription) &&
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.items.data.some((item) => item.price.id === price)),
  );
  return page('/v1/subscriptions', subscriptions, params);
}

export const subscriptionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    accepts: [...SETTING_PARAMS, ...CREATE_PARAMS],
    run: createSubscription,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    accepts: [...PAGING, 'customer', 'status', 'price'],
    run: list,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    accepts: [],
    run: (emulator, { id }) => find(emulator, 'subscriptions', id),
  },
  { method: 'POST', path: '/v1/subscriptions/:id', accepts: UPDATE_PARAMS, run: updateSubscription },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    accepts: ['cancellation_details', 'invoice_now', 'prorate'],
    run: cancel,
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id/resume',
    accepts: [],
    run: resume,
  },
];
