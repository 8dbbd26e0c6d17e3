import { randomBytes } from 'node:crypto';
import type * as Stored from './api/objects.ts';
import type { CardName } from './payments/cards.ts';

/** A card behind a payment method. The number itself is never kept. */
interface CardRecord {
  card: CardName;
  set_up: boolean;
}

export interface IdempotentAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
  at: number;
}

export interface Delivery {
  id: string;
  event_id: string;
  event_type: string;
  url: string;
  secret: string;
  attempts: number;
  status: 'pending' | 'delivered' | 'failed';
  last_status: number | null;
  last_error: string | null;
}

type DeliveryMode = 'normal' | 'hold' | 'duplicate' | 'reverse';

interface Settings {
  /** What Stripe's dashboard setting says to do after the last retry. */
  after_last_retry: 'canceled' | 'unpaid' | 'past_due';
  /** Days between the failure and each retry. */
  retry_days: number[];
  upcoming_days: number;
  /** Confirmed intents stay `processing` until the clock moves. */
  processing: boolean;
}

export interface Collections {
  customers: Record<string, Stored.Customer>;
  payment_methods: Record<string, Stored.PaymentMethod>;
  setup_intents: Record<string, Stored.SetupIntent>;
  payment_intents: Record<string, Stored.PaymentIntent>;
  charges: Record<string, Stored.Charge>;
  balance_transactions: Record<string, Stored.StripeObject>;
  refunds: Record<string, Stored.Refund>;
  disputes: Record<string, Stored.StripeObject>;
  payouts: Record<string, Stored.StripeObject>;
  transfers: Record<string, Stored.Transfer>;
  application_fees: Record<string, Stored.ApplicationFee>;
  products: Record<string, Stored.Product>;
  prices: Record<string, Stored.Price>;
  subscriptions: Record<string, Stored.Subscription>;
  invoices: Record<string, Stored.Invoice>;
  invoice_payments: Record<string, Stored.InvoicePayment>;
  accounts: Record<string, Stored.Account>;
  events: Record<string, Stored.StripeEvent>;
  webhook_endpoints: Record<string, Stored.WebhookEndpoint>;
  test_clocks: Record<string, Stored.TestClock>;
}

export interface StripeState extends Collections {
  cards: Record<string, CardRecord>;
  pending_items: Record<string, Stored.PendingItem>;
  /** Where the person returns after 3-D Secure; the intent itself does not show it once done. */
  return_urls: Record<string, string>;
  /** Account links and OAuth codes: single use. */
  account_links: Record<string, { account: string; return_url: string; refresh_url: string; expires_at: number }>;
  oauth_codes: Record<string, string>;
  /** Balance transactions and payouts that are a connected account's; the others are the platform's. */
  owners: Record<string, string>;
  /** Which payout a balance transaction went out with. */
  paid_out: Record<string, string>;
  upcoming_sent: Record<string, number>;
  /** Intents that are `processing`, with what the bank was asked. */
  processing: Record<string, { off_session: boolean; return_url: string | null; automatic: boolean }>;
  /** By intent: the payment methods of slips that can still be paid. */
  slips: Record<string, Stored.KonbiniMethod>;
  idempotency: Record<string, IdempotentAnswer>;
  deliveries: Record<string, Delivery>;
  delivery_mode: DeliveryMode;
  settings: Settings;
}

export function initialState(): StripeState {
  return {
    customers: {},
    payment_methods: {},
    setup_intents: {},
    payment_intents: {},
    charges: {},
    balance_transactions: {},
    refunds: {},
    disputes: {},
    payouts: {},
    transfers: {},
    application_fees: {},
    products: {},
    prices: {},
    subscriptions: {},
    invoices: {},
    invoice_payments: {},
    accounts: {},
    events: {},
    webhook_endpoints: {},
    test_clocks: {},
    cards: {},
    pending_items: {},
    return_urls: {},
    account_links: {},
    oauth_codes: {},
    owners: {},
    paid_out: {},
    upcoming_sent: {},
    processing: {},
    slips: {},
    idempotency: {},
    deliveries: {},
    delivery_mode: 'normal',
    settings: { after_last_retry: 'canceled', retry_days: [3, 5, 7], upcoming_days: 7, processing: false },
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random and not counted: a reset emulator must not hand out ids that an older database still knows. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
