import type { PaymentIntent, PaymentMethod } from '../api/objects.ts';
import { invoiceNeedsAction, invoicePaymentFailed, invoicePaymentSucceeded } from '../invoices/invoice-settlement.ts';
import type { World } from '../world.ts';
import { emit, find, timeOf } from '../world.ts';
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
  world: World,
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
  emit(world, 'payment_intent.payment_failed', intent);
  if (automatic && error.code === 'authentication_required') {
    // A renewal that needs the customer waits for them on its invoice: the same intent can be authenticated later.
    intent.status = 'requires_action';
    intent.payment_method = method.id;
    intent.next_action = authenticationAction(world, intent, null);
  }
  invoicePaymentFailed(world, intent, error, automatic);
}

/** The issuer has agreed: authorise, and capture unless that is asked for later. */
function approve(world: World, intent: PaymentIntent, method: PaymentMethod, authenticated: boolean): void {
  const charge = createCharge(world, intent, method, { decline: null, authenticated });
  intent.next_action = null;
  intent.last_payment_error = null;
  if (intent.setup_future_usage !== null) {
    if (intent.customer !== null) bindToCustomer(world, method, intent.customer);
    if (intent.setup_future_usage === 'off_session') cardRecord(world, method).set_up = true;
  }
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    emit(world, 'charge.succeeded', charge);
    emit(world, 'payment_intent.amount_capturable_updated', intent);
    return;
  }
  completeCapture(world, intent, intent.amount);
}

export function completeCapture(world: World, intent: PaymentIntent, amount: number): void {
  if (intent.latest_charge !== null) captureCharge(world, find(world, 'charges', intent.latest_charge), intent, amount);
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.amount_capturable = 0;
  emit(world, 'payment_intent.succeeded', intent);
  invoicePaymentSucceeded(world, intent);
}

function decide(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  situation: PaymentSituation & { authenticated: boolean },
): Outcome {
  const record = cardRecord(world, method);
  const outcome = outcomeOf(testCard(record.card), { purpose: 'charge', ...situation, set_up: record.set_up });
  if (outcome.kind === 'approved') approve(world, intent, method, situation.authenticated);
  else if (outcome.kind === 'declined') {
    createCharge(world, intent, method, { decline: outcome.decline, authenticated: situation.authenticated });
    failIntent(world, intent, method, outcome.decline, situation.automatic);
  } else {
    intent.status = 'requires_action';
    intent.next_action = authenticationAction(world, intent, situation.return_url);
    emit(world, 'payment_intent.requires_action', intent);
    invoiceNeedsAction(world, intent);
  }
  return outcome;
}

/** One try to collect the intent with this card. Does not throw: the caller decides what a decline means. */
export function attemptPayment(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  situation: PaymentSituation,
): Outcome | { kind: 'processing' } {
  intent.payment_method = method.id;
  if (world.state.settings.processing) {
    intent.status = 'processing';
    intent.next_action = null;
    world.state.processing[intent.id] = { ...situation, automatic: situation.automatic === true };
    emit(world, 'payment_intent.processing', intent);
    return { kind: 'processing' };
  }
  return settle(world, intent, method, situation);
}

function settle(world: World, intent: PaymentIntent, method: PaymentMethod, situation: PaymentSituation): Outcome {
  const expired = expiredOutcome(method, timeOf(world, intent.customer));
  if (expired !== undefined) {
    createCharge(world, intent, method, { decline: expired, authenticated: false });
    failIntent(world, intent, method, expired, situation.automatic);
    return { kind: 'declined', decline: expired };
  }
  return decide(world, intent, method, { ...situation, authenticated: false });
}

/** The bank has answered at last. */
export function finishProcessing(world: World, intent: PaymentIntent): void {
  const situation = world.state.processing[intent.id];
  delete world.state.processing[intent.id];
  if (situation === undefined || intent.status !== 'processing' || intent.payment_method === null) return;
  settle(world, intent, find(world, 'payment_methods', intent.payment_method), situation);
}

function expiredOutcome(method: PaymentMethod, now: number): Decline | undefined {
  const firstInvalidMoment = Date.UTC(method.card.exp_year, method.card.exp_month, 1) / 1000;
  if (now < firstInvalidMoment) return undefined;
  return { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' };
}

/** The answer of the 3-D Secure page. */
export function finishPaymentAuthentication(world: World, intent: PaymentIntent, approved: boolean): void {
  if (intent.status !== 'requires_action' || intent.payment_method === null) return;
  const method = find(world, 'payment_methods', intent.payment_method);
  if (approved) decide(world, intent, method, { off_session: false, return_url: null, authenticated: true });
  else {
    failIntent(world, intent, method, {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }
}
