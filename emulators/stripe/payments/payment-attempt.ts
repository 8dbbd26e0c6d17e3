import type { PaymentIntent, PaymentMethod } from '../api/objects.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, find, timeOf } from '../emulator.ts';
import { invoiceNeedsAction, invoicePaymentFailed, invoicePaymentSucceeded } from '../invoices/invoice-settlement.ts';
import type { Decline, Outcome } from './cards.ts';
import { outcomeOf, testCard } from './cards.ts';
import { captureCharge, createCharge } from './charges.ts';
import { authenticationAction } from './next-action.ts';
import { bindToCustomer, cardRecord } from './payment-methods.ts';

interface PaymentSituation {
  off_session: boolean;
  return_url: string | null;
  /** By the schedule of a subscription, nobody is present. */
  automatic?: boolean;
}

function failIntent(
  emulator: StripeEmulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: Partial<Decline>,
  automatic = false,
): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'card_error',
    ...error,
    ...(intent.latest_charge === null ? {} : { charge: intent.latest_charge }),
    payment_method: structuredClone(method),
  };
  emit(emulator, 'payment_intent.payment_failed', intent);
  if (automatic && error.code === 'authentication_required') {
    // A renewal that needs the customer waits for them on its invoice: the same intent can be authenticated later.
    intent.status = 'requires_action';
    intent.payment_method = method.id;
    intent.next_action = authenticationAction(emulator, intent, null);
  }
  invoicePaymentFailed(emulator, intent, error, automatic);
}

/** The issuer has agreed: authorise, and capture unless that is asked for later. */
function approve(emulator: StripeEmulator, intent: PaymentIntent, method: PaymentMethod, authenticated: boolean): void {
  const charge = createCharge(emulator, intent, method, { decline: null, authenticated });
  intent.next_action = null;
  intent.last_payment_error = null;
  if (intent.setup_future_usage !== null) {
    if (intent.customer !== null) bindToCustomer(emulator, method, intent.customer);
    if (intent.setup_future_usage === 'off_session') cardRecord(emulator, method).set_up = true;
  }
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    emit(emulator, 'charge.succeeded', charge);
    emit(emulator, 'payment_intent.amount_capturable_updated', intent);
    return;
  }
  completeCapture(emulator, intent, intent.amount);
}

export function completeCapture(emulator: StripeEmulator, intent: PaymentIntent, amount: number): void {
  if (intent.latest_charge !== null)
    captureCharge(emulator, find(emulator, 'charges', intent.latest_charge), intent, amount);
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.amount_capturable = 0;
  emit(emulator, 'payment_intent.succeeded', intent);
  invoicePaymentSucceeded(emulator, intent);
}

function decide(
  emulator: StripeEmulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  situation: PaymentSituation & { authenticated: boolean },
): Outcome {
  const record = cardRecord(emulator, method);
  const outcome = outcomeOf(testCard(record.card), { purpose: 'charge', ...situation, set_up: record.set_up });
  if (outcome.kind === 'approved') approve(emulator, intent, method, situation.authenticated);
  else if (outcome.kind === 'declined') {
    createCharge(emulator, intent, method, { decline: outcome.decline, authenticated: situation.authenticated });
    failIntent(emulator, intent, method, outcome.decline, situation.automatic);
  } else {
    intent.status = 'requires_action';
    intent.next_action = authenticationAction(emulator, intent, situation.return_url);
    emit(emulator, 'payment_intent.requires_action', intent);
    invoiceNeedsAction(emulator, intent);
  }
  return outcome;
}

/** One try to collect the intent with this card. Does not throw: the caller decides what a decline means. */
export function attemptPayment(
  emulator: StripeEmulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  situation: PaymentSituation,
): Outcome | { kind: 'processing' } {
  intent.payment_method = method.id;
  if (emulator.state.settings.processing) {
    intent.status = 'processing';
    intent.next_action = null;
    emulator.state.processing[intent.id] = { ...situation, automatic: situation.automatic === true };
    emit(emulator, 'payment_intent.processing', intent);
    return { kind: 'processing' };
  }
  return settle(emulator, intent, method, situation);
}

function settle(
  emulator: StripeEmulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  situation: PaymentSituation,
): Outcome {
  const expired = expiredOutcome(method, timeOf(emulator, intent.customer));
  if (expired !== undefined) {
    createCharge(emulator, intent, method, { decline: expired, authenticated: false });
    failIntent(emulator, intent, method, expired, situation.automatic);
    return { kind: 'declined', decline: expired };
  }
  return decide(emulator, intent, method, { ...situation, authenticated: false });
}

/** The bank has answered at last. */
export function finishProcessing(emulator: StripeEmulator, intent: PaymentIntent): void {
  const situation = emulator.state.processing[intent.id];
  delete emulator.state.processing[intent.id];
  if (situation === undefined || intent.status !== 'processing' || intent.payment_method === null) return;
  settle(emulator, intent, find(emulator, 'payment_methods', intent.payment_method), situation);
}

function expiredOutcome(method: PaymentMethod, now: number): Decline | undefined {
  const firstInvalidMoment = Date.UTC(method.card.exp_year, method.card.exp_month, 1) / 1000;
  if (now < firstInvalidMoment) return undefined;
  return { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' };
}

/** The answer of the 3-D Secure page. */
export function finishPaymentAuthentication(emulator: StripeEmulator, intent: PaymentIntent, approved: boolean): void {
  if (intent.status !== 'requires_action' || intent.payment_method === null) return;
  const method = find(emulator, 'payment_methods', intent.payment_method);
  if (approved) decide(emulator, intent, method, { off_session: false, return_url: null, authenticated: true });
  else {
    failIntent(emulator, intent, method, {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }
}
