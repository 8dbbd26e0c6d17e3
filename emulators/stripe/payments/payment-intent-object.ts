import { invalidRequest } from '../api/failure.ts';
import type { PaymentIntent } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { timeOf } from '../emulator.ts';
import { newId } from '../state.ts';

/** Smallest charge per currency; JPY has no decimals. */
const MINIMUM: Record<string, number> = { jpy: 50, usd: 50, eur: 50 };

function checkAmount(amount: number, currency: string): void {
  const minimum = MINIMUM[currency];
  if (minimum === undefined) {
    throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
  }
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount < minimum) {
    throw invalidRequest(`Amount must be at least ${currency === 'jpy' ? '¥50 jpy' : `0.50 ${currency}`}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > 99_999_999) {
    throw invalidRequest('Amount must be no more than ¥99,999,999 jpy', { code: 'amount_too_large', param: 'amount' });
  }
}

export function newPaymentIntent(
  emulator: StripeEmulator,
  input: { amount: number; currency: string; customer: string | null; types: string[] },
): PaymentIntent {
  checkAmount(input.amount, input.currency);
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: input.types.length === 0 ? null : input.types,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: input.types.length === 0 ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created: timeOf(emulator, input.customer),
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: input.types.length === 0 ? ['card'] : input.types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
