/**
 * Stored objects, in the shape of API 2026-10-28.endive. Only the fields the emulator reasons about are typed;
 * the rest is filled in by the builders and checked against the SDK's own declarations in shapes.test.ts.
 */
export interface StripeObject {
  id: string;
  object: string;
  created: number;
  [field: string]: unknown;
}

type Metadata = Record<string, string>;

export interface Customer extends StripeObject {
  email: string | null;
  name: string | null;
  currency: string | null;
  delinquent: boolean;
  invoice_settings: { default_payment_method: string | null; [field: string]: unknown };
  metadata: Metadata;
  test_clock: string | null;
  deleted?: true;
}

interface Card {
  brand: string;
  exp_month: number;
  exp_year: number;
  last4: string;
  [field: string]: unknown;
}

export interface PaymentMethod extends StripeObject {
  type: 'card';
  card: Card;
  customer: string | null;
  billing_details: Record<string, unknown>;
  metadata: Metadata;
}

export interface NextAction {
  type: 'redirect_to_url' | 'use_stripe_sdk' | 'konbini_display_details';
  redirect_to_url?: { url: string; return_url: string };
  use_stripe_sdk?: { type: string; stripe_js: string };
  konbini_display_details?: KonbiniDetails;
}

interface KonbiniDetails {
  expires_at: number;
  hosted_voucher_url: string;
  stores: Record<string, { payment_code: string; confirmation_number?: string } | null>;
}

/** A payment method of one use: it stands for one slip, and is kept with it. */
export interface KonbiniMethod extends StripeObject {
  type: 'konbini';
  konbini: Record<string, never>;
  customer: null;
  billing_details: Record<string, unknown>;
  metadata: Metadata;
}

export interface Intent extends StripeObject {
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  next_action: NextAction | null;
  metadata: Metadata;
  status: string;
}

export interface SetupIntent extends Intent {
  object: 'setup_intent';
  usage: string;
  last_setup_error: unknown;
  latest_attempt: string | null;
}

export interface PaymentIntent extends Intent {
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  application_fee_amount: number | null;
  capture_method: string;
  currency: string;
  description: string | null;
  last_payment_error: unknown;
  latest_charge: string | null;
  on_behalf_of: string | null;
  setup_future_usage: string | null;
  transfer_data: { destination: string; amount?: number } | null;
  transfer_group: string | null;
}

export interface Charge extends StripeObject {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  application_fee: string | null;
  application_fee_amount: number | null;
  captured: boolean;
  currency: string;
  customer: string | null;
  disputed: boolean;
  payment_intent: string | null;
  payment_method: string | null;
  refunded: boolean;
  status: 'succeeded' | 'failed' | 'pending';
  transfer?: string;
}

export interface Refund extends StripeObject {
  amount: number;
  charge: string;
  payment_intent: string | null;
  status: 'succeeded' | 'pending' | 'failed' | 'canceled';
  metadata: Metadata;
}

export interface Transfer extends StripeObject {
  amount: number;
  amount_reversed: number;
  currency: string;
  destination: string;
  reversed: boolean;
  metadata: Metadata;
}

export interface ApplicationFee extends StripeObject {
  amount: number;
  amount_refunded: number;
  refunded: boolean;
}

export interface Product extends StripeObject {
  active: boolean;
  name: string;
  description: string | null;
  default_price: string | null;
  metadata: Metadata;
  updated: number;
}

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Price extends StripeObject {
  active: boolean;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: { interval: Interval; interval_count: number; [field: string]: unknown } | null;
  type: 'recurring' | 'one_time';
  unit_amount: number;
}

export interface SubscriptionItem extends StripeObject {
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
}

export interface StripeList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';

export interface Subscription extends StripeObject {
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: Record<string, unknown>;
  collection_method: string;
  currency: string;
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  ended_at: number | null;
  items: StripeList<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  application_fee_percent: number | null;
  on_behalf_of: string | null;
  pause_collection: { behavior: string; resumes_at: number | null } | null;
  pending_setup_intent: string | null;
  status: SubscriptionStatus;
  test_clock: string | null;
  transfer_data: { destination: string; amount_percent: number | null } | null;
  trial_end: number | null;
  trial_start: number | null;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  [field: string]: unknown;
  amount: number;
  subtotal: number;
  currency: string;
  description: string;
  period: { start: number; end: number };
}

export interface Invoice extends StripeObject {
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  billing_reason: string;
  currency: string;
  customer: string;
  lines: StripeList<InvoiceLine>;
  next_payment_attempt: number | null;
  parent: { subscription_details: { subscription: string; [field: string]: unknown } | null; [field: string]: unknown };
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  test_clock: string | null;
  total: number;
}

export interface InvoicePayment extends StripeObject {
  amount_paid: number | null;
  amount_requested: number;
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

/** A proration waiting for the next invoice. */
export interface PendingItem {
  id: string;
  subscription: string;
  subscription_item: string;
  amount: number;
  currency: string;
  description: string;
  period: { start: number; end: number };
  price: Price;
  quantity: number;
}

export interface Account extends StripeObject {
  charges_enabled: boolean;
  details_submitted: boolean;
  payouts_enabled: boolean;
  email: string | null;
  metadata: Metadata;
}

export interface StripeEvent extends StripeObject {
  type: string;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  account?: string;
}

export interface WebhookEndpoint extends StripeObject {
  enabled_events: string[];
  secret: string;
  status: 'enabled' | 'disabled';
  url: string;
  metadata: Metadata;
  description: string | null;
}

export interface TestClock extends StripeObject {
  frozen_time: number;
  name: string | null;
  status: 'ready' | 'advancing';
  status_details: Record<string, unknown>;
}
