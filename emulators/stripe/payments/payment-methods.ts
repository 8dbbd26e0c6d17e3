import { createHash } from 'node:crypto';
import type { Call, Route } from '../api/call.ts';
import { invalidRequest, missingParam } from '../api/failure.ts';
import { CURSORS, page } from '../api/listing.ts';
import type { PaymentMethod } from '../api/objects.ts';
import { integer, map, mergeMetadata, nullableText, requiredInteger, requiredText, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { changing, emit, find, timeOf, usableCustomer } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { newId } from '../state.ts';
import type { CardName } from './cards.ts';
import { cardError, cardNames, cardOfNumber, checkCvc, checkExpiry, outcomeOf, TEST_CARDS, testCard } from './cards.ts';

interface CardInput {
  name: CardName;
  exp_month: number;
  exp_year: number;
  cvc_given: boolean;
  billing: Params;
  metadata: Record<string, string>;
}

function billingDetails(given: Params, current: Record<string, unknown> = {}): Record<string, unknown> {
  const details: Record<string, unknown> = {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: null,
    name: null,
    phone: null,
    tax_id: null,
    ...current,
  };
  for (const field of ['email', 'name', 'phone'] as const) {
    const value = nullableText(given, field);
    if (value !== undefined) details[field] = value;
  }
  const address = map(given, 'address');
  if (address !== undefined) details.address = { ...(details.address as object), ...address };
  return details;
}

function store(emulator: StripeEmulator, input: CardInput): PaymentMethod {
  const card = testCard(input.name);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(input.billing),
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: input.cvc_given ? 'unchecked' : null,
      },
      country: card.country,
      display_brand: card.brand,
      exp_month: input.exp_month,
      exp_year: input.exp_year,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: emulator.clock(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: input.metadata,
    type: 'card',
  };
  emulator.state.payment_methods[method.id] = method;
  emulator.state.cards[method.id] = { card: input.name, set_up: card.already_set_up === true };
  return method;
}

/** From `type=card&card[number]…`, as the browser sends it, or with a token such as `tok_visa`. */
export function createPaymentMethod(emulator: StripeEmulator, params: Params): PaymentMethod {
  if (requiredText(params, 'type') !== 'card') {
    throw invalidRequest('The emulator knows only the payment method type card.', { param: 'type' });
  }
  const card = map(params, 'card');
  if (card === undefined) throw missingParam('card');
  const billing = map(params, 'billing_details') ?? {};
  const metadata = mergeMetadata({}, params);
  const token = text(card, 'token');
  if (token !== undefined) {
    const name = cardNames.find((candidate) => TEST_CARDS[candidate].token === token.replace(/^tok_/, 'pm_card_'));
    if (name === undefined) throw invalidRequest(`No such token: '${token}'`, { code: 'resource_missing' });
    return store(emulator, { name, ...tokenExpiry(emulator), cvc_given: true, billing, metadata });
  }
  const name = cardOfNumber(requiredText(card, 'number'));
  const exp_month = requiredInteger(card, 'exp_month');
  const year = requiredInteger(card, 'exp_year');
  const exp_year = year < 100 ? 2000 + year : year;
  checkExpiry(exp_month, exp_year, emulator.clock());
  const cvc = text(card, 'cvc');
  checkCvc(cvc, TEST_CARDS[name].brand);
  return store(emulator, { name, exp_month, exp_year, cvc_given: cvc !== undefined, billing, metadata });
}

const tokenExpiry = (emulator: StripeEmulator) => ({
  exp_month: 12,
  exp_year: new Date(emulator.clock() * 1000).getUTCFullYear() + 3,
});

/** Finds a payment method; `pm_card_visa` and its kin become a fresh one, as in Stripe's test mode. */
export function resolvePaymentMethod(emulator: StripeEmulator, id: string, param?: string): PaymentMethod {
  const name = cardNames.find((candidate) => TEST_CARDS[candidate].token === id);
  if (name === undefined) return find(emulator, 'payment_methods', id, param);
  return store(emulator, { name, ...tokenExpiry(emulator), cvc_given: true, billing: {}, metadata: {} });
}

/** Binds without asking the issuer: the intent that calls this has done so. */
export function bindToCustomer(emulator: StripeEmulator, method: PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  const checks = method.card.checks as Record<string, unknown>;
  if (checks.cvc_check === 'unchecked') checks.cvc_check = 'pass';
  emit(emulator, 'payment_method.attached', method);
}

export function attachPaymentMethod(
  emulator: StripeEmulator,
  id: string,
  customer: string,
  param?: string,
): PaymentMethod {
  const method = resolvePaymentMethod(emulator, id, param);
  if (method.customer !== null && method.customer !== customer) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  const outcome = outcomeOf(testCard(cardRecord(emulator, method).card), {
    purpose: 'setup',
    off_session: false,
    // Attaching alone never starts 3-D Secure; the later charge will.
    authenticated: true,
    set_up: false,
  });
  if (outcome.kind === 'declined') {
    const { code, message, decline_code } = outcome.decline;
    throw cardError(code, message, { decline_code });
  }
  bindToCustomer(emulator, method, customer);
  return method;
}

export function cardRecord(emulator: StripeEmulator, method: PaymentMethod) {
  const record = emulator.state.cards[method.id];
  if (record === undefined) throw new Error(`No card behind ${method.id}`);
  return record;
}

function detach(emulator: StripeEmulator, { id }: Call): PaymentMethod {
  const method = find(emulator, 'payment_methods', id);
  if (method.customer === null) {
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.', {
      code: 'payment_method_unexpected_state',
    });
  }
  const before = structuredClone(method);
  const owner = emulator.state.customers[method.customer];
  method.customer = null;
  emit(emulator, 'payment_method.detached', method, before);
  if (owner?.invoice_settings.default_payment_method === id) {
    changing(emulator, 'customer.updated', owner, () => {
      owner.invoice_settings.default_payment_method = null;
    });
  }
  for (const subscription of Object.values(emulator.state.subscriptions)) {
    if (subscription.default_payment_method === id && subscription.ended_at === null) {
      changing(emulator, 'customer.subscription.updated', subscription, () => {
        subscription.default_payment_method = null;
      });
    }
  }
  return method;
}

function update(emulator: StripeEmulator, { id, params }: Call): PaymentMethod {
  const method = find(emulator, 'payment_methods', id);
  return changing(emulator, 'payment_method.updated', method, () => {
    method.metadata = mergeMetadata(method.metadata, params);
    const billing = map(params, 'billing_details');
    if (billing !== undefined) method.billing_details = billingDetails(billing, method.billing_details);
    const card = map(params, 'card');
    if (card === undefined) return;
    const month = integer(card, 'exp_month') ?? method.card.exp_month;
    const year = integer(card, 'exp_year') ?? method.card.exp_year;
    checkExpiry(month, year, timeOf(emulator, method.customer));
    method.card.exp_month = month;
    method.card.exp_year = year;
  });
}

const ofCustomer = (emulator: StripeEmulator, customer: string, params: Params) => {
  const type = text(params, 'type') ?? 'card';
  return Object.values(emulator.state.payment_methods).filter(
    (method) => method.customer === customer && method.type === type,
  );
};

export const paymentMethodRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    accepts: ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay'],
    publishable: true,
    run: (emulator, { params }) => createPaymentMethod(emulator, params),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    accepts: [...CURSORS, 'customer', 'type'],
    run: (emulator, { params }) => {
      const customer = requiredText(params, 'customer');
      find(emulator, 'customers', customer, 'customer');
      return page('/v1/payment_methods', ofCustomer(emulator, customer, params), params);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    accepts: [],
    run: (emulator, { id }) => find(emulator, 'payment_methods', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id',
    accepts: ['billing_details', 'card', 'metadata', 'allow_redisplay'],
    run: update,
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    accepts: ['customer'],
    run: (emulator, { id, params }) => {
      const customer = requiredText(params, 'customer');
      return attachPaymentMethod(emulator, id, usableCustomer(emulator, customer, 'customer').id);
    },
  },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', accepts: [], run: detach },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    accepts: [...CURSORS, 'type'],
    run: (emulator, { id, params }) => {
      find(emulator, 'customers', id);
      return page(`/v1/customers/${id}/payment_methods`, ofCustomer(emulator, id, params), params);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods/:inner',
    accepts: [],
    run: (emulator, { id, inner }) => {
      const method = find(emulator, 'payment_methods', inner);
      return method.customer === id ? method : find(emulator, 'payment_methods', '');
    },
  },
];
