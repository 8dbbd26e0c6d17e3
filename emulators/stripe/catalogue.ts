import type { Call, Route } from './api/call.ts';
import { invalidRequest, missingParam } from './api/failure.ts';
import { PAGING, page } from './api/listing.ts';
import type { Interval, Price, Product } from './api/objects.ts';
import {
  flag,
  integer,
  map,
  mergeMetadata,
  nullableText,
  oneOf,
  requiredInteger,
  requiredText,
  text,
  texts,
} from './api/params.ts';
import type { StripeEmulator } from './emulator.ts';
import { changing, emit, find } from './emulator.ts';
import { newId } from './state.ts';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

export function newProduct(input: { id: string; name: string; created: number }): Product {
  return {
    id: input.id,
    object: 'product',
    active: true,
    created: input.created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: input.created,
    url: null,
  };
}

export function newPrice(input: {
  id: string;
  product: string;
  currency: string;
  unit_amount: number;
  recurring: { interval: Interval; interval_count: number } | null;
  created: number;
}): Price {
  const recurring = input.recurring && {
    ...input.recurring,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
  return {
    id: input.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: input.created,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: input.product,
    recurring,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring === null ? 'one_time' : 'recurring',
    unit_amount: input.unit_amount,
    unit_amount_decimal: String(input.unit_amount),
  };
}

function createProduct(emulator: StripeEmulator, { params }: Call): Product {
  const id = text(params, 'id') ?? newId('prod', 14);
  if (emulator.state.products[id] !== undefined) {
    throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  const product = newProduct({ id, name: requiredText(params, 'name'), created: emulator.clock() });
  product.description = text(params, 'description') ?? null;
  product.active = flag(params, 'active') ?? true;
  product.metadata = mergeMetadata({}, params);
  emulator.state.products[id] = product;
  emit(emulator, 'product.created', product);
  return product;
}

function createPrice(emulator: StripeEmulator, { params }: Call): Price {
  const data = map(params, 'product_data');
  const named = text(params, 'product');
  if (named === undefined && data === undefined) throw missingParam('product');
  const currency = requiredText(params, 'currency').toLowerCase();
  const unit_amount = requiredInteger(params, 'unit_amount');
  const given = map(params, 'recurring');
  const interval = given && oneOf(given, 'interval', INTERVALS);
  if (given !== undefined && interval === undefined) throw missingParam('recurring[interval]');
  const product =
    named === undefined
      ? createProduct(emulator, { params: data ?? {}, id: '', inner: '', account: null, publishable: false }).id
      : find(emulator, 'products', named, 'product').id;
  const recurring = interval && { interval, interval_count: integer(given, 'interval_count') ?? 1 };
  const price = newPrice({
    id: newId('price'),
    product,
    currency,
    unit_amount,
    recurring: recurring ?? null,
    created: emulator.clock(),
  });
  price.active = flag(params, 'active') ?? true;
  price.nickname = text(params, 'nickname') ?? null;
  price.lookup_key = text(params, 'lookup_key') ?? null;
  price.metadata = mergeMetadata({}, params);
  emulator.state.prices[price.id] = price;
  emit(emulator, 'price.created', price);
  return price;
}

const PRODUCT_FIELDS = ['active', 'description', 'metadata', 'name'];

export const catalogueRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/products',
    accepts: [...PRODUCT_FIELDS, 'id'],
    run: createProduct,
  },
  {
    method: 'GET',
    path: '/v1/products',
    accepts: [...PAGING, 'active', 'ids'],
    run: (emulator, { params }) => {
      const active = flag(params, 'active');
      const ids = texts(params, 'ids');
      const products = Object.values(emulator.state.products).filter(
        (product) =>
          (active === undefined || product.active === active) && (ids.length === 0 || ids.includes(product.id)),
      );
      return page('/v1/products', products, params);
    },
  },
  { method: 'GET', path: '/v1/products/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'products', id) },
  {
    method: 'POST',
    path: '/v1/products/:id',
    accepts: [...PRODUCT_FIELDS, 'default_price'],
    run: (emulator, { id, params }) => {
      const product = find(emulator, 'products', id);
      return changing(emulator, 'product.updated', product, () => {
        product.name = text(params, 'name') ?? product.name;
        product.active = flag(params, 'active') ?? product.active;
        const description = nullableText(params, 'description');
        if (description !== undefined) product.description = description;
        product.default_price = text(params, 'default_price') ?? product.default_price;
        product.metadata = mergeMetadata(product.metadata, params);
        product.updated = emulator.clock();
      });
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    accepts: [
      'active',
      'currency',
      'lookup_key',
      'metadata',
      'nickname',
      'product',
      'product_data',
      'recurring',
      'unit_amount',
    ],
    run: createPrice,
  },
  {
    method: 'GET',
    path: '/v1/prices',
    accepts: [...PAGING, 'active', 'lookup_keys', 'product'],
    run: (emulator, { params }) => {
      const active = flag(params, 'active');
      const product = text(params, 'product');
      const keys = texts(params, 'lookup_keys');
      const prices = Object.values(emulator.state.prices).filter(
        (price) =>
          (active === undefined || price.active === active) &&
          (product === undefined || price.product === product) &&
          (keys.length === 0 || keys.includes(price.lookup_key ?? '')),
      );
      return page('/v1/prices', prices, params);
    },
  },
  { method: 'GET', path: '/v1/prices/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'prices', id) },
  {
    method: 'POST',
    path: '/v1/prices/:id',
    accepts: ['active', 'lookup_key', 'metadata', 'nickname'],
    run: (emulator, { id, params }) => {
      const price = find(emulator, 'prices', id);
      return changing(emulator, 'price.updated', price, () => {
        price.active = flag(params, 'active') ?? price.active;
        const nickname = nullableText(params, 'nickname');
        if (nickname !== undefined) price.nickname = nickname;
        price.lookup_key = text(params, 'lookup_key') ?? price.lookup_key;
        price.metadata = mergeMetadata(price.metadata, params);
      });
    },
  },
];
