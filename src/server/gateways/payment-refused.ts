import Stripe from 'stripe';

type PaymentRefusalType = 'card_missing' | 'card_declined' | 'card_action_required' | 'payment_unavailable';

/** The card or Stripe said no. Functions answer it as a refusal of the same type (callable/plugin.ts). */
export class PaymentRefused extends Error {
  readonly type: PaymentRefusalType;
  readonly details: Record<string, unknown> | undefined;
  constructor(type: PaymentRefusalType, details?: Record<string, unknown>, cause?: unknown) {
    super(type, { cause });
    this.type = type;
    this.details = details;
  }
}

const actionCodes = ['authentication_required', 'invoice_payment_intent_requires_action'];

/** What a failed call means to the parent; null for our own mistakes, which stay faults. */
export function paymentRefusalOf(error: unknown): PaymentRefused | null {
  if (error instanceof PaymentRefused) return error;
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) {
    const type = actionCodes.includes(error.code ?? '') ? 'card_action_required' : 'card_declined';
    return new PaymentRefused(type, { decline_code: error.decline_code ?? error.code }, error);
  }
  const isDown =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeIdempotencyError;
  return isDown ? new PaymentRefused('payment_unavailable', undefined, error) : null;
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
