import type { Call, Route } from './api/call.ts';
import { invalidRequest } from './api/failure.ts';
import { PAGING, page } from './api/listing.ts';
import type { Customer } from './api/objects.ts';
import { map, mergeMetadata, nullableText, text } from './api/params.ts';
import type { StripeEmulator } from './emulator.ts';
import { changing, emit, find, timeOf, usableCustomer } from './emulator.ts';
import type { Params } from './pages/form.ts';
import { attachPaymentMethod } from './payments/payment-methods.ts';
import { newId } from './state.ts';
import { endSubscription } from './subscriptions/subscription-end.ts';

const FIELDS = ['name', 'email', 'phone', 'description'] as const;
const ACCEPTED = [...FIELDS, 'address', 'invoice_settings', 'metadata', 'preferred_locales', 'shipping'];

function apply(emulator: StripeEmulator, customer: Customer, params: Params): void {
  for (const field of FIELDS) {
    const value = nullableText(params, field);
    if (value !== undefined) customer[field] = value;
  }
  customer.metadata = mergeMetadata(customer.metadata, params);
  for (const field of ['address', 'shipping'] as const) {
    if (params[field] !== undefined) customer[field] = map(params, field) ?? null;
  }
  if (Array.isArray(params.preferred_locales)) customer.preferred_locales = params.preferred_locales;
  const settings = map(params, 'invoice_settings');
  const method = settings && nullableText(settings, 'default_payment_method');
  if (method === undefined) return;
  if (method !== null) {
    const param = 'invoice_settings[default_payment_method]';
    if (find(emulator, 'payment_methods', method, param).customer !== customer.id) {
      throw invalidRequest(
        `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
        { code: 'resource_missing', param },
      );
    }
  }
  customer.invoice_settings.default_payment_method = method;
}

function create(emulator: StripeEmulator, { params }: Call): Customer {
  const clock = text(params, 'test_clock') ?? null;
  if (clock !== null) find(emulator, 'test_clocks', clock, 'test_clock');
  const id = newId('cus', 14);
  const customer: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: 0,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock,
  };
  const method = text(params, 'payment_method');
  emulator.state.customers[id] = customer;
  try {
    customer.created = timeOf(emulator, id);
    if (method !== undefined) {
      const attached = attachPaymentMethod(emulator, method, id, 'payment_method');
      // A token such as pm_card_visa becomes a payment method of its own.
      const settings = map(params, 'invoice_settings');
      if (settings?.default_payment_method === method) settings.default_payment_method = attached.id;
    }
    apply(emulator, customer, params);
  } catch (failure) {
    delete emulator.state.customers[id];
    throw failure;
  }
  emit(emulator, 'customer.created', customer);
  return customer;
}

function remove(emulator: StripeEmulator, { id }: Call) {
  const customer = usableCustomer(emulator, id);
  for (const subscription of Object.values(emulator.state.subscriptions)) {
    if (subscription.customer === id) endSubscription(emulator, subscription, 'canceled');
  }
  for (const method of Object.values(emulator.state.payment_methods))
    if (method.customer === id) method.customer = null;
  emit(emulator, 'customer.deleted', customer);
  customer.deleted = true;
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', accepts: [...ACCEPTED, 'payment_method', 'test_clock'], run: create },
  {
    method: 'GET',
    path: '/v1/customers',
    accepts: [...PAGING, 'email', 'test_clock'],
    run: (emulator, { params }) => {
      const email = text(params, 'email');
      const clock = text(params, 'test_clock') ?? null;
      const customers = Object.values(emulator.state.customers).filter(
        (customer) =>
          !customer.deleted &&
          (email === undefined || customer.email === email) &&
          (clock === null || customer.test_clock === clock),
      );
      return page('/v1/customers', customers, params);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    accepts: [],
    run: (emulator, { id }) => {
      const customer = find(emulator, 'customers', id);
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    accepts: ACCEPTED,
    run: (emulator, { id, params }) => {
      const customer = usableCustomer(emulator, id);
      return changing(emulator, 'customer.updated', customer, () => apply(emulator, customer, params));
    },
  },
  { method: 'DELETE', path: '/v1/customers/:id', accepts: [], run: remove },
];
