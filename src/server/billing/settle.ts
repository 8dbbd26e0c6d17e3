import Stripe from 'stripe';
import { enqueue } from '../jobs/enqueue.ts';
import { notify } from '../notifying/notify.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/database.ts';
import {
  type Attempt,
  closeAttempt,
  failedSettlements,
  insertPayment,
  lockedCardOf,
  lockSettlement,
  openAttempt,
  type Settlement,
  type SettlementTarget,
  setSettlementStatus,
  waiveSettlement,
} from '../store/settlements.ts';

/** Stripe takes no less in yen. */
const minimumCharge = 50;
/** Where a payment intent of Stripe says which of our attempts it belongs to. */
export const SETTLEMENT_MARK = 'payment_intents_id';
/** Stripe keeps an idempotency key for at least 24 hours; an older attempt is looked for instead of repeated. */
const keyLifetimeMs = 20 * 3600_000;

export type Begun = { settlement: Settlement; attempt: Pick<Attempt, 'id' | 'amount'> };

/**
 * Charges the card on file for a usage or a cancellation fee (domain-rules "Settlement"). The attempt is written before
 * Stripe is called, with its exact terms, and its row is the idempotency key: a crash anywhere repeats the same call
 * and meets the same charge. Asked again for something settled it does nothing.
 */
export async function settle(services: Services, target: SettlementTarget): Promise<void> {
  const begun = await services.database.transaction((tx) => begin(tx, target));
  if (begun === null) return;
  const outcome = await charge(services, begun.attempt);
  // The bank has not decided: the attempt stays open, and the event of its end (or the next run) closes it.
  if (outcome === null) return;
  await services.database.transaction(async (tx) => {
    // The event of this charge may arrive at the same moment: both take the settlement's row first.
    await lockSettlement(tx, target);
    await finishAttempt(tx, target, begun, outcome);
  });
  if (!outcome.paid) await services.database.transaction((tx) => tryOtherCard(tx, target, begun.attempt));
}

/** The card was changed while the old one was being refused: changing it found nothing to try again, so it is done here. */
async function tryOtherCard(tx: Tx, target: SettlementTarget, refused: Attempt): Promise<void> {
  const card = await lockedCardOf(tx, refused.id);
  if (card !== null && card !== refused.stripe_payment_method_id) await enqueueSettlement(tx, target);
}

async function begin(tx: Tx, target: SettlementTarget): Promise<{ settlement: Settlement; attempt: Attempt } | null> {
  const settlement = await lockSettlement(tx, target);
  if (!settlement?.open || settlement.customer_deleted) return null;
  const { amount, stripe_customer_id, stripe_payment_method_id } = settlement;
  if (amount === 0) {
    await setSettlementStatus(tx, target, 'settled');
    return null;
  }
  if (amount < minimumCharge) {
    await waiveSettlement(tx, target, `${minimumCharge}円未満のため請求しません`);
    return null;
  }
  if (stripe_customer_id === null || stripe_payment_method_id === null) {
    await setSettlementStatus(tx, target, 'failed');
    await tell(tx, 'settlement_failed', target, settlement, amount, 'card_missing');
    return null;
  }
  const attempt = await openAttempt(tx, target, { ...settlement, stripe_customer_id, stripe_payment_method_id });
  return { settlement, attempt };
}

export type Outcome =
  | { paid: true; stripe_payment_intent_id: string }
  | { paid: false; stripe_payment_intent_id: string | null; failure_code: string };

async function charge({ gateways, clock }: Services, attempt: Attempt): Promise<Outcome | null> {
  const { stripe } = gateways;
  if (attempt.resumed && clock.now().getTime() - attempt.created_at.getTime() > keyLifetimeMs) {
    const found = await findCharge(stripe, attempt);
    if (found) return outcomeOf(found);
  }
  const { stripe_connect_code: destination } = attempt;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: attempt.amount,
        currency: 'jpy',
        customer: attempt.stripe_customer_id,
        payment_method: attempt.stripe_payment_method_id,
        confirm: true,
        off_session: true,
        metadata: { [SETTLEMENT_MARK]: String(attempt.id) },
        ...(destination === null ? {} : { on_behalf_of: destination, transfer_data: { destination } }),
      },
      { idempotencyKey: `settle-${attempt.id}-${attempt.created_at.getTime()}` },
    );
    // A repeated call is answered as the first was.
    return outcomeOf(intent.status === 'processing' ? await stripe.paymentIntents.retrieve(intent.id) : intent);
  } catch (error) {
    // The card said no, or the card is gone. Anything else is tried again later with the same key.
    if (error instanceof Stripe.errors.StripeCardError) {
      const failure_code = error.decline_code ?? error.code ?? 'card_error';
      return { paid: false, stripe_payment_intent_id: error.payment_intent?.id ?? null, failure_code };
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return { paid: false, stripe_payment_intent_id: null, failure_code: 'resource_missing' };
    }
    throw error;
  }
}

export function outcomeOf(intent: Stripe.PaymentIntent): Outcome | null {
  if (intent.status === 'processing') return null;
  if (intent.status === 'succeeded') return { paid: true, stripe_payment_intent_id: intent.id };
  const { decline_code, code } = intent.last_payment_error ?? {};
  return { paid: false, stripe_payment_intent_id: intent.id, failure_code: decline_code ?? code ?? intent.status };
}

async function findCharge(stripe: Stripe, attempt: Attempt): Promise<Stripe.PaymentIntent | null> {
  const created = { gte: Math.floor(attempt.created_at.getTime() / 1000) - 300 };
  for await (const intent of stripe.paymentIntents.list({
    customer: attempt.stripe_customer_id,
    created,
    limit: 100,
  })) {
    if (intent.metadata[SETTLEMENT_MARK] === String(attempt.id)) return intent;
  }
  return null;
}

/** Writes an attempt's end into the books; the same end told again changes nothing. */
export async function finishAttempt(
  tx: Tx,
  target: SettlementTarget,
  { settlement, attempt }: Begun,
  outcome: Outcome,
): Promise<void> {
  const { stripe_payment_intent_id } = outcome;
  if (outcome.paid) {
    await closeAttempt(tx, attempt.id, { status: 'succeeded', stripe_payment_intent_id, failure_code: null });
    await insertPayment(tx, target, settlement, { amount: attempt.amount, ...outcome });
    await setSettlementStatus(tx, target, 'settled');
    await tell(tx, 'settlement_paid', target, settlement, attempt.amount, `attempt-${attempt.id}`);
    return;
  }
  const { failure_code } = outcome;
  const end = { status: 'failed', stripe_payment_intent_id, failure_code } as const;
  if (!(await closeAttempt(tx, attempt.id, end))) return;
  await setSettlementStatus(tx, target, 'failed');
  await tell(tx, 'settlement_failed', target, settlement, attempt.amount, `attempt-${attempt.id}`);
}

/** The parent is told of each attempt's end once; error3 on My Page follows from the status. */
async function tell(
  tx: Tx,
  kind: 'settlement_paid' | 'settlement_failed',
  target: SettlementTarget,
  row: Settlement,
  amount: number,
  occasion: string,
): Promise<void> {
  const { customer_id, reserve_id, branch_name, date } = row;
  const purpose = target.kind === 'childcare' ? ('usage' as const) : ('cancellation_fee' as const);
  await notify(tx, { customer_id, reserve_id, kind, data: { purpose, amount, date, branch_name }, occasion });
}

/** When the card changes: everything that could not be charged is tried again. Answers how many. */
export async function retrySettlements(tx: Tx, customer_id: number): Promise<number> {
  const failed = await failedSettlements(tx, customer_id);
  for (const target of failed) await enqueueSettlement(tx, target);
  return failed.length;
}

/** Inside the transaction that made the settlement due. */
export async function enqueueSettlement(tx: Tx, target: SettlementTarget): Promise<void> {
  const key = `settle ${target.kind} ${target.id}`;
  if (target.kind === 'childcare') await enqueue(tx, 'settleChildcare', { childcare_id: target.id }, { key });
  else await enqueue(tx, 'settleCancellation', { reserve_cancellation_id: target.id }, { key });
}
