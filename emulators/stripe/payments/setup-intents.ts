import type { Call, Route } from '../api/call.ts';
import { invalidRequest, StripeFailure } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { PaymentMethod, SetupIntent } from '../api/objects.ts';
import { flag, mergeMetadata, oneOf, text, texts } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { changing, emit, find, timeOf, usableCustomer } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { newId } from '../state.ts';
import type { Decline } from './cards.ts';
import { outcomeOf, testCard } from './cards.ts';
import { authenticationAction, checkSecret, methodFromParams } from './next-action.ts';
import { bindToCustomer, cardRecord } from './payment-methods.ts';

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const unexpected = (intent: SetupIntent, action: string) =>
  invalidRequest(`You cannot ${action} this SetupIntent because it has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: structuredClone(intent),
  });

function succeed(emulator: StripeEmulator, intent: SetupIntent, method: PaymentMethod): void {
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.last_setup_error = null;
  intent.latest_attempt = newId('setatt');
  cardRecord(emulator, method).set_up = true;
  if (intent.customer !== null) bindToCustomer(emulator, method, intent.customer);
  emit(emulator, 'setup_intent.succeeded', intent);
  for (const subscription of Object.values(emulator.state.subscriptions)) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    changing(emulator, 'customer.subscription.updated', subscription, () => {
      subscription.pending_setup_intent = null;
      subscription.default_payment_method ??= method.id;
    });
  }
}

function fail(emulator: StripeEmulator, intent: SetupIntent, method: PaymentMethod, error: Partial<Decline>): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.latest_attempt = newId('setatt');
  intent.last_setup_error = { type: 'card_error', ...error, payment_method: structuredClone(method) };
  emit(emulator, 'setup_intent.setup_failed', intent);
}

function confirmSetupIntent(emulator: StripeEmulator, intent: SetupIntent, params: Params): SetupIntent {
  if (!CONFIRMABLE.includes(intent.status)) throw unexpected(intent, 'confirm');
  const method =
    methodFromParams(emulator, intent, params) ??
    (intent.payment_method === null ? undefined : find(emulator, 'payment_methods', intent.payment_method));
  if (method === undefined) {
    throw invalidRequest(
      'You cannot confirm this SetupIntent because it is missing a payment method. Update the SetupIntent with a payment method and then confirm it again.',
      { code: 'setup_intent_unexpected_state', setup_intent: structuredClone(intent) },
    );
  }
  intent.payment_method = method.id;
  const return_url = text(params, 'return_url') ?? null;
  if (emulator.state.settings.processing) {
    intent.status = 'processing';
    intent.next_action = null;
    emulator.state.processing[intent.id] = { off_session: false, return_url, automatic: false };
    return intent;
  }
  const failure = settle(emulator, intent, method, return_url);
  if (failure !== undefined) throw failure;
  return intent;
}

/** Asks the bank. Returns the decline, which only a caller who waits for it can be told. */
function settle(
  emulator: StripeEmulator,
  intent: SetupIntent,
  method: PaymentMethod,
  returnUrl: string | null,
): StripeFailure | undefined {
  const outcome = outcomeOf(testCard(cardRecord(emulator, method).card), {
    purpose: 'setup',
    off_session: false,
    authenticated: false,
    set_up: cardRecord(emulator, method).set_up,
  });
  if (outcome.kind === 'authenticate') {
    intent.status = 'requires_action';
    intent.next_action = authenticationAction(emulator, intent, returnUrl);
    emit(emulator, 'setup_intent.requires_action', intent);
  } else if (outcome.kind === 'declined') {
    fail(emulator, intent, method, outcome.decline);
    return new StripeFailure(402, {
      type: 'card_error',
      ...outcome.decline,
      payment_method: structuredClone(method),
      setup_intent: structuredClone(intent),
    });
  } else {
    succeed(emulator, intent, method);
  }
  return undefined;
}

/** The bank has answered at last. */
export function finishSetupProcessing(emulator: StripeEmulator, intent: SetupIntent): void {
  const situation = emulator.state.processing[intent.id];
  delete emulator.state.processing[intent.id];
  if (situation === undefined || intent.status !== 'processing' || intent.payment_method === null) return;
  settle(emulator, intent, find(emulator, 'payment_methods', intent.payment_method), situation.return_url);
}

/** The answer of the 3-D Secure page. */
export function finishSetupAuthentication(emulator: StripeEmulator, intent: SetupIntent, approved: boolean): void {
  if (intent.status !== 'requires_action' || intent.payment_method === null) return;
  const method = find(emulator, 'payment_methods', intent.payment_method);
  if (approved) succeed(emulator, intent, method);
  else {
    fail(emulator, intent, method, {
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }
}

function apply(emulator: StripeEmulator, intent: SetupIntent, params: Params): void {
  const customer = text(params, 'customer');
  if (customer !== undefined) intent.customer = usableCustomer(emulator, customer, 'customer').id;
  const method = methodFromParams(emulator, intent, params);
  if (method !== undefined) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  const description = text(params, 'description');
  if (description !== undefined) intent.description = description;
  intent.metadata = mergeMetadata(intent.metadata, params);
}

function create(emulator: StripeEmulator, { params }: Call): SetupIntent {
  const id = newId('seti');
  const types = texts(params, 'allowed_payment_method_types');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: types.length === 0 ? null : types,
    application: null,
    automatic_payment_methods: types.length === 0 ? { allow_redirects: 'always', enabled: true } : null,
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret')}`,
    created: timeOf(emulator, text(params, 'customer') ?? null),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: text(params, 'on_behalf_of') ?? null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: types.length === 0 ? ['card'] : types,
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: oneOf(params, 'usage', ['on_session', 'off_session'] as const) ?? 'off_session',
  };
  apply(emulator, intent, params);
  emulator.state.setup_intents[id] = intent;
  emit(emulator, 'setup_intent.created', intent);
  return flag(params, 'confirm') ? confirmSetupIntent(emulator, intent, params) : intent;
}

function cancel(emulator: StripeEmulator, { id, params }: Call): SetupIntent {
  const intent = find(emulator, 'setup_intents', id);
  if (!CONFIRMABLE.includes(intent.status)) throw unexpected(intent, 'cancel');
  intent.status = 'canceled';
  intent.next_action = null;
  intent.cancellation_reason = text(params, 'cancellation_reason') ?? null;
  emit(emulator, 'setup_intent.canceled', intent);
  return intent;
}

const CHANGEABLE = [
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
];
const TYPES = ['allowed_payment_method_types'];
const CONFIRMING = ['return_url', 'use_stripe_sdk', 'mandate_data'];

export const setupIntentRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    accepts: [...CHANGEABLE, ...TYPES, ...CONFIRMING, 'automatic_payment_methods', 'confirm', 'on_behalf_of', 'usage'],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/setup_intents',
    accepts: [...PAGING, 'customer', 'payment_method'],
    run: (emulator, { params }) => {
      const customer = text(params, 'customer');
      const method = text(params, 'payment_method');
      const intents = Object.values(emulator.state.setup_intents).filter(
        (intent) =>
          (customer === undefined || intent.customer === customer) &&
          (method === undefined || intent.payment_method === method),
      );
      return page('/v1/setup_intents', intents, params);
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    accepts: ['client_secret'],
    publishable: true,
    run: (emulator, { id, params, publishable }) => {
      const intent = find(emulator, 'setup_intents', id);
      checkSecret(intent, params, publishable);
      return intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id',
    accepts: [...CHANGEABLE, ...TYPES],
    run: (emulator, { id, params }) => {
      const intent = find(emulator, 'setup_intents', id);
      if (!CONFIRMABLE.includes(intent.status)) throw unexpected(intent, 'update');
      apply(emulator, intent, params);
      return intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    accepts: [
      ...CONFIRMING,
      ...TYPES,
      'payment_method',
      'payment_method_data',
      'payment_method_options',
      'client_secret',
    ],
    publishable: true,
    run: (emulator, { id, params, publishable }) => {
      const intent = find(emulator, 'setup_intents', id);
      checkSecret(intent, params, publishable);
      return confirmSetupIntent(emulator, intent, params);
    },
  },
  { method: 'POST', path: '/v1/setup_intents/:id/cancel', accepts: ['cancellation_reason'], run: cancel },
];
