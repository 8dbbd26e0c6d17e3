import type Stripe from 'stripe';
import { formatYen } from '../../domain/money.ts';
import { tellHeadquarters } from '../notifying/tell-headquarters.ts';
import type { Services } from '../services.ts';
import { customerById } from '../store/customers.ts';
import type { Tx } from '../store/database.ts';
import { attemptStatus, lockSettlement, paymentExists, settlementOfAttempt } from '../store/settlements.ts';
import { purchaseByIntent } from '../store/tickets.ts';
import { endPurchase, TICKET_MARK } from './buy-tickets.ts';
import { finishAttempt, outcomeOf, SETTLEMENT_MARK } from './settle.ts';

/**
 * Brings the books in step with a payment intent as Stripe has it now: of a charge whose answer we never got, or that
 * ended otherwise than it first looked. Exactly once, beside the request or job that made the charge. Intents without
 * our mark (a subscription's invoice, a charge by hand in the dashboard) are not ours to write down here.
 */
export async function recordIntent({ database }: Services, intent: Stripe.PaymentIntent): Promise<void> {
  if (!hasEnded(intent)) return;
  const settlement = Number(intent.metadata[SETTLEMENT_MARK]);
  const ticket = Number(intent.metadata[TICKET_MARK]);
  await database.transaction(async (tx) => {
    const known = settlement
      ? await recordSettlement(tx, settlement, intent)
      : ticket
        ? await recordPurchase(tx, ticket, intent)
        : true;
    if (!known && intent.status === 'succeeded') await tellUnexpected(tx, intent, '該当する請求が見つかりません。');
  });
}

/** A new intent waits for its card without any error yet. */
const hasEnded = ({ status, last_payment_error }: Stripe.PaymentIntent): boolean =>
  status === 'succeeded' ||
  status === 'canceled' ||
  (status === 'requires_payment_method' && last_payment_error !== null);

const ownerOf = ({ customer }: Stripe.PaymentIntent): string | null =>
  typeof customer === 'string' ? customer : (customer?.id ?? null);

async function recordSettlement(tx: Tx, attempt_id: number, intent: Stripe.PaymentIntent): Promise<boolean> {
  const attempt = await settlementOfAttempt(tx, attempt_id);
  if (attempt === null || attempt.stripe_customer_id !== ownerOf(intent)) return false;
  const settlement = await lockSettlement(tx, attempt.target);
  const outcome = outcomeOf(intent);
  if (settlement === null || outcome === null) return false;
  // Of a failure the first word counts; money that came after all is written down whatever was said before.
  if (!outcome.paid && (await attemptStatus(tx, attempt_id)) !== 'created') return true;
  if (outcome.paid && !settlement.open && !(await paymentExists(tx, intent.id))) {
    await tellUnexpected(
      tx,
      intent,
      'すでに支払い済みの請求です。返金が必要か確認してください。',
      settlement.branch_id,
    );
  }
  await finishAttempt(tx, attempt.target, { settlement, attempt: { id: attempt_id, amount: attempt.amount } }, outcome);
  return true;
}

async function recordPurchase(tx: Tx, payment_intent_id: number, intent: Stripe.PaymentIntent): Promise<boolean> {
  const purchase = await purchaseByIntent(tx, payment_intent_id);
  const buyer = purchase === null ? null : await customerById(tx, purchase.customer_id);
  if (purchase === null || buyer?.stripe_customer_id !== ownerOf(intent)) return false;
  await endPurchase(tx, purchase, intent.status === 'succeeded' ? intent.id : null);
  return true;
}

const tellUnexpected = (
  tx: Tx,
  { id, amount }: Stripe.PaymentIntent,
  text: string,
  branch_id?: number,
): Promise<void> =>
  tellHeadquarters(tx, 'stripeUnexpectedPayment', {
    key: id,
    branch_id,
    lines: [`${formatYen(amount)} (Stripe ${id})`, text],
  });
