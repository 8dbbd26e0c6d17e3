import { noSuch } from './api/failure.ts';
import type { Customer, StripeEvent, StripeObject } from './api/objects.ts';
import type { Collections, StripeState } from './state.ts';
import { newId } from './state.ts';

export const API_VERSION = '2026-10-28.endive';

/** What an operation may touch: the state, the clock, the event log. */
export interface StripeEmulator {
  readonly state: StripeState;
  /** Origin of the pages people are sent to (3-D Secure, onboarding). */
  base: string;
  request: { id: string | null; idempotency_key: string | null };
  /** Unix seconds of the emulator's own clock. */
  clock(): number;
  publish(event: StripeEvent): void;
}

const NAMES: Record<keyof Collections, string> = {
  customers: 'customer',
  payment_methods: 'PaymentMethod',
  setup_intents: 'setupintent',
  payment_intents: 'payment_intent',
  charges: 'charge',
  balance_transactions: 'balance transaction',
  refunds: 'refund',
  disputes: 'dispute',
  payouts: 'payout',
  transfers: 'transfer',
  application_fees: 'application fee',
  products: 'product',
  prices: 'price',
  subscriptions: 'subscription',
  invoices: 'invoice',
  invoice_payments: 'invoice payment',
  accounts: 'account',
  events: 'event',
  webhook_endpoints: 'webhook endpoint',
  test_clocks: 'test clock',
};

/** `param` is the request parameter that named it; without it the id stood in the path (404). */
export function find<K extends keyof Collections>(
  emulator: StripeEmulator,
  kind: K,
  id: string,
  param?: string,
): Collections[K][string] {
  const found = Object.hasOwn(emulator.state[kind], id) ? emulator.state[kind][id] : undefined;
  if (found === undefined) throw noSuch(NAMES[kind], id, param ?? 'id', param === undefined ? 404 : 400);
  return found as Collections[K][string];
}

/** A deleted customer can still be retrieved, but nothing can be done with it. */
export function usableCustomer(emulator: StripeEmulator, id: string, param?: string): Customer {
  const customer = find(emulator, 'customers', id, param);
  if (customer.deleted) throw noSuch('customer', id, param ?? 'id', param === undefined ? 404 : 400);
  return customer;
}

/** Time for a customer: its test clock's, else the emulator's. */
export function timeOf(emulator: StripeEmulator, customerId: string | null): number {
  const clock = customerId === null ? undefined : emulator.state.customers[customerId]?.test_clock;
  return (clock && emulator.state.test_clocks[clock]?.frozen_time) || emulator.clock();
}

const customerOf = (object: StripeObject): string | null => {
  if (object.object === 'customer') return object.id;
  return typeof object.customer === 'string' ? object.customer : null;
};

const KEPT_EVENTS = 5000;

/** Stripe keeps events for 30 days; here a number, because a jump of the clock must not lose what is not yet sent. */
function forgetOldEvents(emulator: StripeEmulator): void {
  const ids = Object.keys(emulator.state.events);
  for (const id of ids.slice(0, Math.max(0, ids.length - KEPT_EVENTS))) {
    if (emulator.state.events[id]?.pending_webhooks === 0) delete emulator.state.events[id];
  }
}

/** Objects keep changing, events do not: the object is copied as it is now. */
export function emit(
  emulator: StripeEmulator,
  type: string,
  object: StripeObject,
  before?: StripeObject,
  account?: string,
): void {
  const data: StripeEvent['data'] = { object: structuredClone(object) };
  if (before !== undefined) {
    const changed = Object.keys(before).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(object[key]));
    data.previous_attributes = Object.fromEntries(changed.map((key) => [key, structuredClone(before[key])]));
  }
  const event: StripeEvent = {
    id: newId('evt'),
    object: 'event',
    ...(account === undefined ? {} : { account }),
    api_version: API_VERSION,
    created: timeOf(emulator, customerOf(object)),
    data,
    livemode: false,
    pending_webhooks: 0,
    request: { ...emulator.request },
    type,
  };
  emulator.state.events[event.id] = event;
  forgetOldEvents(emulator);
  emulator.publish(event);
}

/** Runs a change and reports it as `type` with `previous_attributes`, unless nothing changed. */
export function changing<T extends StripeObject>(
  emulator: StripeEmulator,
  type: string,
  object: T,
  change: () => void,
): T {
  const before = structuredClone(object);
  change();
  if (JSON.stringify(before) !== JSON.stringify(object)) emit(emulator, type, object, before);
  return object;
}
