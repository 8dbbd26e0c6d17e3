import type { PendingItem, Subscription, SubscriptionItem } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { lineAmount } from '../invoices/invoice-object.ts';
import { newId } from '../state.ts';
import { periodOf } from './subscription-object.ts';

const dateOf = (moment: number): string => new Date(moment * 1000).toISOString().slice(0, 10);

/** Credit (-1) or charge (+1) for the rest of the current period. */
function proration(
  emulator: StripeEmulator,
  item: SubscriptionItem,
  sign: 1 | -1,
  period: { start: number; end: number },
  moment: number,
): PendingItem {
  const share = (period.end - moment) / (period.end - period.start);
  const name = emulator.state.products[item.price.product]?.name ?? item.price.product;
  return {
    id: newId('ii'),
    subscription: item.subscription,
    subscription_item: item.id,
    amount: sign * Math.round(lineAmount(item.price, item.quantity) * share),
    currency: item.price.currency,
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${name} after ${dateOf(moment)}`,
    period: { start: moment, end: period.end },
    price: structuredClone(item.price),
    quantity: item.quantity,
  };
}

/** What changing from `before` to `after` at `moment` costs; `credit_only` when a new full period starts anyway. */
export function prorate(
  emulator: StripeEmulator,
  subscription: Subscription,
  before: SubscriptionItem[],
  after: SubscriptionItem[],
  moment: number,
  creditOnly: boolean,
): PendingItem[] {
  const period = periodOf(subscription);
  if (moment >= period.end || subscription.status === 'trialing') return [];
  const same = (item: SubscriptionItem, others: SubscriptionItem[]) =>
    others.some((other) => other.price.id === item.price.id && other.quantity === item.quantity);
  const credits = before
    .filter((item) => creditOnly || !same(item, after))
    .map((item) => proration(emulator, item, -1, period, moment));
  const charges = creditOnly
    ? []
    : after.filter((item) => !same(item, before)).map((item) => proration(emulator, item, 1, period, moment));
  return [...credits, ...charges].filter((item) => item.amount !== 0);
}

export function takePending(emulator: StripeEmulator, subscription: string): PendingItem[] {
  const items = Object.values(emulator.state.pending_items).filter((item) => item.subscription === subscription);
  for (const item of items) delete emulator.state.pending_items[item.id];
  return items;
}

export function keepPending(emulator: StripeEmulator, items: PendingItem[]): void {
  for (const item of items) emulator.state.pending_items[item.id] = item;
}
