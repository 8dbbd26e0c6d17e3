import type { Call, Route } from './api/call.ts';
import { invalidRequest } from './api/failure.ts';
import { PAGING, page } from './api/listing.ts';
import type { Customer } from './api/objects.ts';
import { map, mergeMetadata, nullableText, text } from './api/params.ts';
import type { Params } from './pages/form.ts';
import { attachPaymentMethod } from './payments/payment-methods.ts';
import { newId } from './state.ts';
import { endSubscription } from './subscriptions/subscription-end.ts';
import type { World } from './world.ts';
import { changing, emit, find, timeOf, usableCustomer } from './world.ts';

const FIELDS = ['name', 'email', 'phone', 'description'] as const;
const ACCEPTED = [...FIELDS, 'address', 'invoice_settings', 'metadata', 'preferred_locales', 'shipping'];

function apply(world: World, customer: Customer, params: Params): void {
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
    if (find(world, 'payment_methods', method, param).customer !== customer.id) {
      throw invalidRequest(
        `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
        { code: 'resource_missing', param },
      );
    }
  }
  customer.invoice_settings.default_payment_method = method;
}

function create(world: World, { params }: Call): Customer {
  const clock = text(params, 'test_clock') ?? null;
  if (clock !== null) find(world, 'test_clocks', clock, 'test_clock');
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
  world.state.customers[id] = customer;
  try {
    customer.created = timeOf(world, id);
    if (method !== undefined) {
      const attached = attachPaymentMethod(world, method, id, 'payment_method');
      // A token such as pm_card_visa becomes a payment method of its own.
      const settings = map(params, 'invoice_settings');
      if (settings?.default_payment_method === method) settings.default_payment_method = attached.id;
    }
    apply(world, customer, params);
  } catch (failure) {
    delete world.state.customers[id];
    throw failure;
  }
  emit(world, 'customer.created', customer);
  return customer;
}

function remove(world: World, { id }: Call) {
  const customer = usableCustomer(world, id);
  for (const subscription of Object.values(world.state.subscriptions)) {
    if (subscription.customer === id) endSubscription(world, subscription, 'canceled');
  }
  for (const method of Object.values(world.state.payment_methods)) if (method.customer === id) method.customer = null;
  emit(world, 'customer.deleted', customer);
  customer.deleted = true;
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', accepts: [...ACCEPTED, 'payment_method', 'test_clock'], run: create },
  {
    method: 'GET',
    path: '/v1/customers',
    accepts: [...PAGING, 'email', 'test_clock'],
    run: (world, { params }) => {
      const email = text(params, 'email');
      const clock = text(params, 'test_clock') ?? null;
      const customers = Object.values(world.state.customers).filter(
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
    run: (world, { id }) => {
      const customer = find(world, 'customers', id);
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    accepts: ACCEPTED,
    run: (world, { id, params }) => {
      const customer = usableCustomer(world, id);
      return changing(world, 'customer.updated', customer, () => apply(world, customer, params));
    },
  },
  { method: 'DELETE', path: '/v1/customers/:id', accepts: [], run: remove },
];
