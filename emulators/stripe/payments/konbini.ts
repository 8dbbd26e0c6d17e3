import { randomInt } from 'node:crypto';
import { invalidRequest, missingParam } from '../api/failure.ts';
import type { KonbiniMethod, PaymentIntent } from '../api/objects.ts';
import { integer, map, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, timeOf } from '../emulator.ts';
import type { Params } from '../pages/form.ts';
import { newId } from '../state.ts';
import { addCharge } from './charges.ts';
import { completeCapture } from './payment-attempt.ts';

/** What Stripe takes at a convenience store, in yen. */
const LEAST = 120;
const MOST = 300_000;
const TOKYO_SECONDS = 9 * 3600;
const DAY_SECONDS = 86_400;

export const konbiniStores = ['familymart', 'lawson', 'ministop', 'seicomart'] as const;
type KonbiniStore = (typeof konbiniStores)[number];

export const isKonbini = (params: Params): boolean => map(params, 'payment_method_data')?.type === 'konbini';

function checkAmount({ amount, currency }: PaymentIntent): void {
  if (currency !== 'jpy') {
    throw invalidRequest('The currency provided is not supported by konbini.', { param: 'currency' });
  }
  if (amount < LEAST)
    throw invalidRequest(`Amount must be at least ¥${LEAST} jpy`, { code: 'amount_too_small', param: 'amount' });
  if (amount > MOST)
    throw invalidRequest(`Amount must be no more than ¥${MOST} jpy`, { code: 'amount_too_large', param: 'amount' });
}

/** The slip's last second: of the given moment, else the end of a day in Tokyo. */
function expiryOf(options: Params, now: number): number {
  const at = integer(options, 'expires_at');
  const days = integer(options, 'expires_after_days');
  if (at !== undefined && days !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: expires_after_days, expires_at.', {
      code: 'parameters_exclusive',
    });
  }
  if (at !== undefined) return at;
  const after = days ?? 3;
  if (after < 1 || after > 60) {
    throw invalidRequest('expires_after_days must be between 1 and 60.', {
      code: 'payment_intent_invalid_parameter',
      param: 'payment_method_options[konbini][expires_after_days]',
    });
  }
  const today = Math.floor((now + TOKYO_SECONDS) / DAY_SECONDS);
  return (today + after + 1) * DAY_SECONDS - TOKYO_SECONDS - 1;
}

function confirmationNumberOf(options: Params): string {
  const given = text(options, 'confirmation_number');
  if (given === undefined || given === '') return digits(11);
  if (!/^\d{10,11}$/.test(given) || /^0+$/.test(given)) {
    throw invalidRequest('The confirmation number provided was rejected.', {
      code: 'payment_intent_konbini_rejected_confirmation_number',
      param: 'payment_method_options[konbini][confirmation_number]',
    });
  }
  return given;
}

const digits = (length: number): string =>
  `${randomInt(1, 10)}${Array.from({ length: length - 1 }, () => randomInt(0, 10)).join('')}`;

function methodOf(emulator: StripeEmulator, params: Params): KonbiniMethod {
  const billing = map(map(params, 'payment_method_data') ?? {}, 'billing_details') ?? {};
  const name = text(billing, 'name');
  const email = text(billing, 'email');
  if (!name) throw missingParam('payment_method_data[billing_details][name]');
  if (!email) throw missingParam('payment_method_data[billing_details][email]');
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email,
      name,
      phone: text(billing, 'phone') ?? null,
      tax_id: null,
    },
    created: emulator.clock(),
    customer: null,
    customer_account: null,
    konbini: {},
    livemode: false,
    metadata: {},
    type: 'konbini',
  };
}

/** Confirmed: the codes are known, and the intent waits until somebody pays at a store. */
export function presentVoucher(emulator: StripeEmulator, intent: PaymentIntent, params: Params): PaymentIntent {
  if (!(intent.payment_method_types as string[]).includes('konbini')) {
    throw invalidRequest('The PaymentMethod provided (konbini) is not allowed for this PaymentIntent.', {
      code: 'payment_intent_invalid_parameter',
      param: 'payment_method_data[type]',
    });
  }
  checkAmount(intent);
  const options = map(map(params, 'payment_method_options') ?? {}, 'konbini') ?? {};
  const method = methodOf(emulator, params);
  const confirmation_number = confirmationNumberOf(options);
  const expires_at = expiryOf(options, timeOf(emulator, intent.customer));
  intent.payment_method = method.id;
  intent.payment_method_options = {
    konbini: {
      confirmation_number: null,
      expires_after_days: integer(options, 'expires_after_days') ?? null,
      expires_at: null,
      product_description: text(options, 'product_description') ?? null,
      setup_future_usage: 'none',
    },
  };
  intent.status = 'requires_action';
  intent.last_payment_error = null;
  intent.next_action = {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at,
      hosted_voucher_url: `${emulator.base}/konbini/${intent.id}?client_secret=${encodeURIComponent(intent.client_secret)}`,
      stores: {
        familymart: { payment_code: digits(6), confirmation_number },
        lawson: { payment_code: digits(6), confirmation_number },
        ministop: { payment_code: digits(6), confirmation_number },
        seicomart: { payment_code: digits(6), confirmation_number },
      },
    },
  };
  emulator.state.slips[intent.id] = method;
  emit(emulator, 'payment_intent.requires_action', intent);
  return intent;
}

/** Paid in cash at a store. False if the slip is over. */
export function payVoucher(emulator: StripeEmulator, intent: PaymentIntent, chain: KonbiniStore): boolean {
  const method = emulator.state.slips[intent.id];
  const expires_at = intent.next_action?.konbini_display_details?.expires_at ?? 0;
  if (method === undefined || intent.status !== 'requires_action') return false;
  if (expires_at < timeOf(emulator, intent.customer)) {
    expire(emulator, intent);
    return false;
  }
  delete emulator.state.slips[intent.id];
  intent.next_action = null;
  addCharge(emulator, intent, method, { type: 'konbini', konbini: { store: { chain } } }, null);
  completeCapture(emulator, intent, intent.amount);
  return true;
}

function expire(emulator: StripeEmulator, intent: PaymentIntent): void {
  const method = emulator.state.slips[intent.id];
  delete emulator.state.slips[intent.id];
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_payment_attempt_expired',
    message: 'The latest attempt to pay this PaymentIntent has expired.',
    payment_method: structuredClone(method),
  };
  emit(emulator, 'payment_intent.payment_failed', intent);
}

/** Slips whose last day is over. Answers whether there were any. */
export function expireVouchers(emulator: StripeEmulator): boolean {
  const over = Object.keys(emulator.state.slips).flatMap((id) => {
    const intent = emulator.state.payment_intents[id];
    const at = intent?.next_action?.konbini_display_details?.expires_at ?? 0;
    return intent !== undefined && at < timeOf(emulator, intent.customer) ? [intent] : [];
  });
  for (const intent of over) expire(emulator, intent);
  return over.length > 0;
}
