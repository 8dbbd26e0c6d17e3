import { invalidRequest } from '../api/failure.ts';
import { wholeList } from '../api/listing.ts';
import type { Price, Subscription, SubscriptionItem } from '../api/objects.ts';
import { integer, map, mergeMetadata, requiredText, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { find } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { newId } from '../state.ts';

/** The older twin of a price; Stripe still sends it with every item. */
const planOf = (price: Price) => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: String(price.unit_amount),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval,
  interval_count: price.recurring?.interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export function recurringPrice(emulator: StripeEmulator, id: string, param: string): Price {
  const price = find(emulator, 'prices', id, param);
  if (price.recurring === null) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param },
    );
  }
  if (!price.active) {
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', { param });
  }
  return price;
}

export function setPrice(item: SubscriptionItem, price: Price): void {
  item.price = structuredClone(price);
  item.plan = planOf(price);
}

export function newItem(
  emulator: StripeEmulator,
  subscription: string,
  given: Params,
  index: number,
  created: number,
): SubscriptionItem {
  const price = recurringPrice(emulator, requiredText(given, 'price'), `items[${index}][price]`);
  const item: SubscriptionItem = {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: created,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: mergeMetadata({}, given),
    plan: null,
    price,
    quantity: integer(given, 'quantity') ?? 1,
    subscription,
    tax_rates: [],
  };
  setPrice(item, price);
  return item;
}

export function recurringOf(subscription: Subscription): NonNullable<Price['recurring']> {
  const recurring = subscription.items.data[0]?.price.recurring;
  if (recurring === undefined || recurring === null) throw new Error('A subscription without a recurring price');
  return recurring;
}

export function setPeriod(subscription: Subscription, start: number, end: number): void {
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = end;
  }
}

/** All items of one subscription share their period here. */
export function periodOf(subscription: Subscription): { start: number; end: number } {
  const item = subscription.items.data[0];
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

export function newSubscription(
  emulator: StripeEmulator,
  input: { customer: string; items: Params[]; params: Params; now: number; test_clock: string | null },
): Subscription {
  const id = newId('sub');
  const items = input.items.map((given, index) => newItem(emulator, id, given, index, input.now));
  const settings = map(input.params, 'payment_settings') ?? {};
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: input.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: input.now,
    currency: items[0]?.price.currency ?? 'jpy',
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: text(settings, 'save_default_payment_method') ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: input.now,
    status: 'incomplete',
    test_clock: input.test_clock,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}
