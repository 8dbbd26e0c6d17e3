import type { Call, Route } from '../api/call.ts';
import { invalidRequest, StripeFailure } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { PaymentIntent } from '../api/objects.ts';
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
} from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, find, usableCustomer } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { isKonbini, presentVoucher } from './konbini.ts';
import { checkSecret, methodFromParams } from './next-action.ts';
import { attemptPayment, completeCapture } from './payment-attempt.ts';
import { newPaymentIntent } from './payment-intent-object.ts';

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const unexpected = (intent: PaymentIntent, action: string) =>
  invalidRequest(`This PaymentIntent's ${action} could not be processed because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: structuredClone(intent),
  });

function apply(emulator: StripeEmulator, intent: PaymentIntent, params: Params): void {
  const customer = text(params, 'customer');
  if (customer !== undefined) intent.customer = usableCustomer(emulator, customer, 'customer').id;
  const method = methodFromParams(emulator, intent, params);
  if (method !== undefined) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  for (const field of [
    'description',
    'receipt_email',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ]) {
    const value = nullableText(params, field);
    if (value !== undefined) intent[field] = value;
  }
  const usage = oneOf(params, 'setup_future_usage', ['on_session', 'off_session'] as const);
  if (usage !== undefined) intent.setup_future_usage = usage;
  const capture = oneOf(params, 'capture_method', ['automatic', 'automatic_async', 'manual'] as const);
  if (capture !== undefined) intent.capture_method = capture;
  intent.metadata = mergeMetadata(intent.metadata, params);
  applyConnect(emulator, intent, params);
}

function applyConnect(emulator: StripeEmulator, intent: PaymentIntent, params: Params): void {
  const behalf = text(params, 'on_behalf_of');
  if (behalf !== undefined) intent.on_behalf_of = find(emulator, 'accounts', behalf, 'on_behalf_of').id;
  const share = map(params, 'transfer_data');
  if (share !== undefined) {
    const destination = find(emulator, 'accounts', requiredText(share, 'destination'), 'transfer_data[destination]');
    if (!destination.charges_enabled) {
      throw invalidRequest(
        'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
        { code: 'insufficient_capabilities_for_transfer', param: 'transfer_data[destination]' },
      );
    }
    const amount = integer(share, 'amount');
    intent.transfer_data = { destination: destination.id, ...(amount === undefined ? {} : { amount }) };
  }
  const fee = integer(params, 'application_fee_amount');
  if (fee === undefined) return;
  if (intent.transfer_data === null) {
    throw invalidRequest(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      { param: 'application_fee_amount' },
    );
  }
  if (fee > intent.amount) {
    throw invalidRequest('Application fee amount cannot be greater than the payment amount.', {
      param: 'application_fee_amount',
    });
  }
  intent.application_fee_amount = fee;
}

function confirm(emulator: StripeEmulator, intent: PaymentIntent, params: Params): PaymentIntent {
  if (!CONFIRMABLE.includes(intent.status)) throw unexpected(intent, 'confirmation');
  if (isKonbini(params)) return presentVoucher(emulator, intent, params);
  const method =
    methodFromParams(emulator, intent, params) ??
    (intent.payment_method === null ? undefined : find(emulator, 'payment_methods', intent.payment_method));
  if (method === undefined) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) },
    );
  }
  const usage = oneOf(params, 'setup_future_usage', ['on_session', 'off_session'] as const);
  if (usage !== undefined) intent.setup_future_usage = usage;
  const offSession = typeof params.off_session === 'object' || flag(params, 'off_session') === true;
  const outcome = attemptPayment(emulator, intent, method, {
    off_session: offSession,
    return_url: text(params, 'return_url') ?? null,
  });
  if (outcome.kind === 'declined') {
    throw new StripeFailure(402, {
      type: 'card_error',
      ...outcome.decline,
      charge: intent.latest_charge ?? '',
      payment_method: structuredClone(method),
      payment_intent: structuredClone(intent),
    });
  }
  if (outcome.kind === 'authenticate' && flag(params, 'error_on_requires_action')) {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    throw new StripeFailure(402, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
      payment_intent: structuredClone(intent),
    });
  }
  return intent;
}

function create(emulator: StripeEmulator, { params }: Call): PaymentIntent {
  const intent = newPaymentIntent(emulator, {
    amount: requiredInteger(params, 'amount'),
    currency: requiredText(params, 'currency').toLowerCase(),
    customer: text(params, 'customer') ?? null,
    types: texts(params, 'allowed_payment_method_types'),
  });
  if (flag(params, 'off_session') && !flag(params, 'confirm')) {
    throw invalidRequest('You cannot set `off_session` when `confirm` is not `true`.', { param: 'off_session' });
  }
  const { payment_method: _method, payment_method_data: _data, ...rest } = params;
  const konbini = isKonbini(params);
  apply(emulator, intent, konbini ? rest : params);
  emulator.state.payment_intents[intent.id] = intent;
  emit(emulator, 'payment_intent.created', intent);
  if (!flag(params, 'confirm')) {
    if (konbini) throw invalidRequest('The emulator makes a Konbini slip only together with `confirm`.');
    return intent;
  }
  // A card was bound above; naming a token again would make a second one.
  return confirm(emulator, intent, konbini ? params : rest);
}

function capture(emulator: StripeEmulator, { id, params }: Call): PaymentIntent {
  const intent = find(emulator, 'payment_intents', id);
  if (intent.status !== 'requires_capture') throw unexpected(intent, 'capture');
  const amount = integer(params, 'amount_to_capture') ?? intent.amount;
  if (amount > intent.amount_capturable) {
    throw invalidRequest('The requested capture amount is greater than the amount you can capture for this charge.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  }
  completeCapture(emulator, intent, amount);
  return intent;
}

function cancel(emulator: StripeEmulator, { id, params }: Call): PaymentIntent {
  const intent = find(emulator, 'payment_intents', id);
  if (![...CONFIRMABLE, 'requires_capture'].includes(intent.status)) throw unexpected(intent, 'cancelation');
  intent.status = 'canceled';
  intent.canceled_at = emulator.clock();
  intent.cancellation_reason = text(params, 'cancellation_reason') ?? null;
  intent.amount_capturable = 0;
  intent.next_action = null;
  delete emulator.state.slips[intent.id];
  emit(emulator, 'payment_intent.canceled', intent);
  return intent;
}

const CHANGEABLE = [
  'application_fee_amount',
  'capture_method',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'setup_future_usage',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_data',
  'transfer_group',
  'allowed_payment_method_types',
];
const CONFIRMING = ['return_url', 'off_session', 'error_on_requires_action', 'use_stripe_sdk', 'mandate_data'];

export const paymentIntentRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    accepts: [
      ...CHANGEABLE,
      ...CONFIRMING,
      'amount',
      'currency',
      'confirm',
      'confirmation_method',
      'automatic_payment_methods',
      'on_behalf_of',
    ],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    accepts: [...PAGING, 'customer'],
    run: (emulator, { params }) => {
      const customer = text(params, 'customer');
      const intents = Object.values(emulator.state.payment_intents).filter(
        (intent) => customer === undefined || intent.customer === customer,
      );
      return page('/v1/payment_intents', intents, params);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    accepts: ['client_secret'],
    publishable: true,
    run: (emulator, { id, params, publishable }) => {
      const intent = find(emulator, 'payment_intents', id);
      checkSecret(intent, params, publishable);
      return intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    accepts: [...CHANGEABLE, 'amount', 'currency'],
    run: (emulator, { id, params }) => {
      const intent = find(emulator, 'payment_intents', id);
      if (!CONFIRMABLE.includes(intent.status)) throw unexpected(intent, 'update');
      intent.amount = integer(params, 'amount') ?? intent.amount;
      apply(emulator, intent, params);
      return intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    accepts: [
      ...CONFIRMING,
      'payment_method',
      'payment_method_data',
      'payment_method_options',
      'capture_method',
      'receipt_email',
      'setup_future_usage',
      'client_secret',
    ],
    publishable: true,
    run: (emulator, { id, params, publishable }) => {
      const intent = find(emulator, 'payment_intents', id);
      checkSecret(intent, params, publishable);
      return confirm(emulator, intent, params);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    accepts: ['amount_to_capture', 'metadata', 'final_capture'],
    run: capture,
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', accepts: ['cancellation_reason'], run: cancel },
];
