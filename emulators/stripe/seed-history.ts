import { z } from 'zod';
import type { Route } from './api/call.ts';
import { customerRoutes } from './customers.ts';
import type { StripeEmulator } from './emulator.ts';
import { find } from './emulator.ts';
import type { Params } from './pages/form.ts';
import { type CardName, cardNames, TEST_CARDS } from './payments/cards.ts';
import { attemptPayment } from './payments/payment-attempt.ts';
import { newPaymentIntent } from './payments/payment-intent-object.ts';
import { refundRoutes } from './payments/refunds.ts';
import type { StripeState } from './state.ts';
import { runBilling } from './subscriptions/billing-cycle.ts';
import { addIntervals } from './subscriptions/periods.ts';
import { createSubscription } from './subscriptions/subscription-create.ts';
import { periodOf } from './subscriptions/subscription-object.ts';

const cardName = z.enum(cardNames as [CardName, ...CardName[]]);

/** People who are customers already: under ids of the caller's choice, so that they match its own database. */
export const historyShape = {
  customers: z
    .array(
      z.strictObject({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        payment_method: z.strictObject({ id: z.string(), card: cardName }).nullable(),
      }),
    )
    .default([]),
  subscriptions: z
    .array(
      z.strictObject({
        id: z.string(),
        customer: z.string(),
        price: z.string(),
        status: z.enum(['active', 'past_due']),
        current_period_start: z.int(),
        current_period_end: z.int(),
        cancel_at_period_end: z.boolean(),
        /** The id of the invoice paid at the start. */
        paid_invoice: z.string().optional(),
      }),
    )
    .default([]),
  payment_intents: z
    .array(
      z.strictObject({
        id: z.string(),
        customer: z.string(),
        payment_method: z.string(),
        amount: z.int().positive(),
        status: z.enum(['succeeded', 'requires_payment_method']),
        amount_refunded: z.int().nonnegative(),
        /** The id of that refund. */
        refund: z.string().optional(),
        created: z.int(),
        transfer_destination: z.string().nullable(),
      }),
    )
    .default([]),
};
const history = z.object(historyShape);
type History = z.output<typeof history>;

/**
 * Plays the past through the emulator's own operations, with its clock set back and nobody told, and then gives the
 * made-up ids the wanted names. So a seeded subscription has the invoice, charge and period a real one would have.
 */
export function seedHistory(state: StripeState, input: History): void {
  const names = new Map<string, string>();
  const past = { at: 0 };
  const emulator: StripeEmulator = {
    state,
    base: 'http://localhost',
    request: { id: null, idempotency_key: null },
    clock: () => past.at,
    publish: () => {},
  };
  const events = { ...state.events };
  const earliest = Math.min(...input.subscriptions.map((entry) => entry.current_period_start), Date.now() / 1000);
  past.at = Math.floor(earliest) - 90 * 86_400;
  for (const entry of input.customers) {
    if (state.customers[entry.id] === undefined) seedCustomer(emulator, names, entry);
  }
  // What follows names customers and their cards as the seed does.
  rename(state, names);
  for (const entry of input.subscriptions) {
    if (state.subscriptions[entry.id] === undefined) seedSubscription(emulator, names, past, entry);
  }
  for (const entry of input.payment_intents) {
    past.at = entry.created;
    if (state.payment_intents[entry.id] === undefined) seedPaymentIntent(emulator, names, entry);
  }
  state.events = events;
  rename(state, names);
}

const post = (routes: readonly Route[], path: string) => {
  const route = routes.find((candidate) => candidate.method === 'POST' && candidate.path === path);
  if (route === undefined) throw new Error(`no route POST ${path}`);
  return (emulator: StripeEmulator, params: Params) =>
    route.run(emulator, { params, id: '', inner: '', account: null, publishable: false }) as { id: string };
};
const createCustomer = post(customerRoutes, '/v1/customers');
const createRefund = post(refundRoutes, '/v1/refunds');

function seedCustomer(emulator: StripeEmulator, names: Map<string, string>, entry: History['customers'][number]): void {
  const { payment_method, email, name } = entry;
  const token = payment_method === null ? null : TEST_CARDS[payment_method.card].token;
  const card: Params =
    token === null ? {} : { payment_method: token, invoice_settings: { default_payment_method: token } };
  const customer = createCustomer(emulator, { email, ...(name === '' ? {} : { name }), ...card });
  names.set(customer.id, entry.id);
  const method = emulator.state.customers[customer.id]?.invoice_settings.default_payment_method;
  if (payment_method !== null && method) names.set(method, payment_method.id);
  for (const record of Object.values(emulator.state.cards)) record.set_up = true;
}

/** The card pays while the past is played, whatever it will do later. */
function payingWell<Result>(emulator: StripeEmulator, method: string, work: () => Result): Result {
  const record = emulator.state.cards[method];
  if (record === undefined) return work();
  const { card } = record;
  record.card = 'visa';
  try {
    return work();
  } finally {
    record.card = card;
  }
}

function seedSubscription(
  emulator: StripeEmulator,
  names: Map<string, string>,
  past: { at: number },
  entry: History['subscriptions'][number],
): void {
  const isPastDue = entry.status === 'past_due';
  past.at = isPastDue ? addIntervals(entry.current_period_start, 'month', -1) : entry.current_period_start;
  const method = find(emulator, 'customers', entry.customer).invoice_settings.default_payment_method ?? '';
  const params: Params = { customer: entry.customer, items: [{ price: entry.price }], default_payment_method: method };
  const created = payingWell(emulator, method, () =>
    createSubscription(emulator, { params, id: '', inner: '', account: null, publishable: false }),
  );
  const subscription = find(emulator, 'subscriptions', created.id);
  const firstInvoice = subscription.latest_invoice;
  if (isPastDue) {
    const { end } = periodOf(subscription);
    past.at = end;
    runBilling(emulator, null, end);
  }
  subscription.cancel_at_period_end = entry.cancel_at_period_end;
  subscription.cancel_at = entry.cancel_at_period_end ? entry.current_period_end : null;
  names.set(created.id, entry.id);
  if (entry.paid_invoice !== undefined && firstInvoice !== null) names.set(firstInvoice, entry.paid_invoice);
}

function seedPaymentIntent(
  emulator: StripeEmulator,
  names: Map<string, string>,
  entry: History['payment_intents'][number],
): void {
  const { amount, customer, payment_method, transfer_destination } = entry;
  const intent = newPaymentIntent(emulator, { amount, currency: 'jpy', customer, types: ['card'] });
  if (transfer_destination !== null) {
    intent.transfer_data = { destination: transfer_destination };
    intent.on_behalf_of = transfer_destination;
  }
  emulator.state.payment_intents[intent.id] = intent;
  const method = find(emulator, 'payment_methods', payment_method);
  const pay = () => attemptPayment(emulator, intent, method, { off_session: true, return_url: null });
  if (entry.status === 'succeeded') payingWell(emulator, payment_method, pay);
  else pay();
  if (entry.amount_refunded > 0) {
    const refund = createRefund(emulator, { payment_intent: intent.id, amount: String(entry.amount_refunded) });
    if (entry.refund !== undefined) names.set(refund.id, entry.refund);
  }
  names.set(intent.id, entry.id);
}

/** Also at the start of a longer one, as in `pi_…_secret_…`. */
const anyId = /[a-z]+_[A-Za-z0-9]+/g;

/** Ids stand in keys, fields and addresses alike, so the whole state is read as text, once for all of them. */
function rename(state: StripeState, names: Map<string, string>): void {
  const text = JSON.stringify(state).replace(anyId, (id) => names.get(id) ?? id);
  names.clear();
  const renamed = JSON.parse(text) as StripeState;
  for (const key of Object.keys(state) as (keyof StripeState)[]) Object.assign(state, { [key]: renamed[key] });
}
