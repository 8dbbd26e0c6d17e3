import Stripe from 'stripe';
import type { Services } from '../services.ts';
import type { Attempt } from './store/attempts.ts';

/**
 * Attempts to charge a card: for a stay, a cancellation fee or tickets alike. The attempt's row is written (and
 * committed) before Stripe is asked, with the exact terms, and is the idempotency key: a crash, a lost answer or a second
 * click repeats the same call and meets the same charge. Stripe carries the row's id back in the metadata.
 */
const ATTEMPT_MARK = 'attempt_id';
export const markOf = (attempt: Attempt) => ({ [ATTEMPT_MARK]: String(attempt.id), purpose: attempt.target.kind });
export const keyOf = (attempt: Attempt): string => `attempt-${attempt.id}-${attempt.created_at.getTime()}`;
/** Whose account the money is for, where the branch is paid through Connect. */
export const connectTerms = ({ stripe_connect_code: destination }: Attempt) =>
  destination === null ? {} : { on_behalf_of: destination, transfer_data: { destination } };
/** Stripe keeps an idempotency key for at least 24 hours; an older attempt is looked for instead of repeated. */
const keyLifetimeMs = 20 * 3600_000;

export type Outcome =
  | { paid: true; stripe_payment_intent_id: string }
  | { paid: false; stripe_payment_intent_id: string | null; failure_code: string; error?: unknown };

/** Null while the bank has not decided: the attempt stays open, and the event of its end (or the sweep) closes it. */
export async function chargeAttempt({ gateways, clock }: Services, attempt: Attempt): Promise<Outcome | null> {
  const { stripe } = gateways;
  if (clock.now().getTime() - attempt.created_at.getTime() > keyLifetimeMs) {
    const found = await findCharge(stripe, attempt);
    if (found) return outcomeOf(found);
  }
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: attempt.amount,
        currency: 'jpy',
        customer: attempt.stripe_customer_id,
        ...(attempt.stripe_payment_method_id ? { payment_method: attempt.stripe_payment_method_id } : {}),
        confirm: true,
        off_session: true,
        metadata: markOf(attempt),
        ...connectTerms(attempt),
      },
      { idempotencyKey: keyOf(attempt) },
    );
    // A repeated call is answered as the first was.
    return outcomeOf(intent.status === 'processing' ? await stripe.paymentIntents.retrieve(intent.id) : intent);
  } catch (error) {
    // The card said no, or the card is gone. Anything else is tried again later with the same key.
    if (error instanceof Stripe.errors.StripeCardError) {
      const failure_code = error.decline_code ?? error.code ?? 'card_error';
      return { paid: false, stripe_payment_intent_id: error.payment_intent?.id ?? null, failure_code, error };
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return { paid: false, stripe_payment_intent_id: null, failure_code: 'resource_missing', error };
    }
    throw error;
  }
}

/** A slip that has not been paid yet. */
export const isOpenVoucher = ({ status, next_action }: Stripe.PaymentIntent): boolean =>
  status === 'requires_action' && next_action?.type === 'konbini_display_details';

export function outcomeOf(intent: Stripe.PaymentIntent): Outcome | null {
  if (intent.status === 'processing' || isOpenVoucher(intent)) return null;
  if (intent.status === 'succeeded') return { paid: true, stripe_payment_intent_id: intent.id };
  const { decline_code, code } = intent.last_payment_error ?? {};
  return { paid: false, stripe_payment_intent_id: intent.id, failure_code: decline_code ?? code ?? intent.status };
}

/** The charge of an attempt whose answer was lost; null if Stripe never made one. */
export async function findCharge(stripe: Stripe, attempt: Attempt): Promise<Stripe.PaymentIntent | null> {
  for await (const intent of stripe.paymentIntents.list({ customer: attempt.stripe_customer_id, limit: 100 })) {
    if (attemptIdOf(intent) === attempt.id) return intent;
  }
  return null;
}

/** Our attempt behind a charge of Stripe; null for a subscription's invoice or a charge made by hand in the dashboard. */
export const attemptIdOf = ({ metadata }: Stripe.PaymentIntent): number | null =>
  Number(metadata[ATTEMPT_MARK]) || null;
