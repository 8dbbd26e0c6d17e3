import type Stripe from 'stripe';
import { formatYen } from '../../domain/yen.ts';
import { paymentExists } from '../books/store/books.ts';
import { notifyHeadquarters } from '../notifying/notify-headquarters.ts';
import type { Transaction } from '../postgres/database.ts';
import type { Services } from '../services.ts';
import { lockPurchase } from '../tickets/store/tickets.ts';
import { attemptIdOf, type Outcome, outcomeOf } from './attempts.ts';
import { finishTickets } from './buy-tickets.ts';
import { finishAttempt } from './settle.ts';
import { type Attempt, attemptById } from './store/attempts.ts';
import { lockSettlement, type SettlementTarget } from './store/settlements.ts';

/**
 * Brings the books in step with a payment intent as Stripe has it now: of a charge whose answer we never got, or that
 * ended otherwise than it first looked. Exactly once, beside the request or job that made the charge. Intents without
 * our mark (a subscription's invoice, a charge by hand in the dashboard) are not ours to write down here.
 */
export async function recordIntent({ clock, database }: Services, intent: Stripe.PaymentIntent): Promise<void> {
  const attempt_id = attemptIdOf(intent);
  if (attempt_id === null || !hasEnded(intent)) return;
  await database.transaction(clock.now(), async (tx) => {
    const attempt = await attemptById(tx, attempt_id);
    const outcome = outcomeOf(intent);
    if (outcome === null) return;
    if (attempt === null || attempt.stripe_customer_id !== ownerOf(intent)) {
      if (outcome.paid) await notifyUnexpected(tx, intent, '該当する請求が見つかりません。');
      return;
    }
    const { target } = attempt;
    if (target.kind === 'ticket') await recordTickets(tx, attempt, intent, outcome);
    else await recordSettlement(tx, { kind: target.kind, id: target.id }, intent, outcome, attempt_id);
  });
}

/** A new intent waits for its card without any error yet. */
const hasEnded = ({ status, last_payment_error }: Stripe.PaymentIntent): boolean =>
  status === 'succeeded' ||
  status === 'canceled' ||
  (status === 'requires_payment_method' && last_payment_error !== null);

const ownerOf = ({ customer }: Stripe.PaymentIntent): string | null =>
  typeof customer === 'string' ? customer : (customer?.id ?? null);

const OTHER_AMOUNT = '請求の後に料金が訂正されています。差額をご確認ください。';
const ALREADY_PAID = 'すでに支払い済みの請求です。返金が必要か確認してください。';

async function recordSettlement(
  tx: Transaction,
  target: SettlementTarget,
  intent: Stripe.PaymentIntent,
  outcome: Outcome,
  attempt_id: number,
): Promise<void> {
  const settlement = await lockSettlement(tx, target);
  // Re-read under the settlement's lock: the job that made the charge may have finished it meanwhile.
  const attempt = await attemptById(tx, attempt_id);
  if (settlement === null || attempt === null) return;
  // Of a failure the first word counts; money that came after all is written down whatever was said before.
  if (!outcome.paid && attempt.status !== 'created') return;
  if (outcome.paid && !settlement.open && !(await paymentExists(tx, intent.id))) {
    await notifyUnexpected(tx, intent, ALREADY_PAID, settlement.branch_id);
  } else if (
    outcome.paid &&
    settlement.open &&
    attempt.instalment_part_id === null &&
    attempt.amount !== settlement.amount
  ) {
    await notifyUnexpected(tx, intent, OTHER_AMOUNT, settlement.branch_id);
  }
  await finishAttempt(tx, target, { settlement, attempt }, outcome);
}

async function recordTickets(
  tx: Transaction,
  attempt: Attempt,
  intent: Stripe.PaymentIntent,
  outcome: Outcome,
): Promise<void> {
  const purchase = await lockPurchase(tx, attempt.target.id);
  if (outcome.paid && purchase?.paid && !(await paymentExists(tx, intent.id))) {
    await notifyUnexpected(tx, intent, ALREADY_PAID);
  }
  await finishTickets(tx, attempt, outcome);
}

const notifyUnexpected = (
  tx: Transaction,
  { id, amount }: Stripe.PaymentIntent,
  text: string,
  branch_id?: number,
): Promise<void> =>
  notifyHeadquarters(tx, 'stripeUnexpectedPayment', {
    key: id,
    branch_id: branch_id ?? null,
    lines: [`${formatYen(amount)} (Stripe ${id})`, text],
  });
