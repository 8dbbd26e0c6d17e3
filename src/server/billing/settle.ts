import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import type { Services } from '../services.ts';
import { type Attempt, closeAttempt, lockedCardOf, openAttempt, paymentTypeOf } from '../store/money/attempts.ts';
import { bookPayment } from '../store/money/books.ts';
import {
  failedSettlements,
  lockSettlement,
  type Settlement,
  type SettlementTarget,
  setSettlementStatus,
  waiveSettlement,
} from '../store/money/settlements.ts';
import { writeOff } from '../store/money/write-offs.ts';
import { chargeAttempt, type Outcome } from './attempts.ts';

/** How the books and a receipt name the difference of a corrected bill. */
export const CORRECTION_WORDS = 'ご利用料金の訂正(差額)';
/** Stripe takes no less in yen. */
export const minimumCharge = 50;

export type Begun = { settlement: Settlement; attempt: Attempt };

/**
 * Charges the card on file for a usage or a cancellation fee (domain-rules "Settlement"; how a card is charged:
 * attempts.ts). Asked again for something settled it does nothing.
 */
export async function chargeSettlement(services: Services, target: SettlementTarget): Promise<void> {
  const begun = await services.database.transaction(services.clock.now(), (tx) => begin(tx, target));
  if (begun === null) return;
  const outcome = await chargeAttempt(services, begun.attempt);
  if (outcome === null) return;
  await services.database.transaction(services.clock.now(), async (tx) => {
    // The event of this charge may arrive at the same moment: both take the settlement's row first.
    await lockSettlement(tx, target);
    await finishAttempt(tx, target, begun, outcome);
  });
  if (!outcome.paid)
    await services.database.transaction(services.clock.now(), (tx) => tryOtherCard(tx, target, begun.attempt));
}

/** The card was changed while the old one was being refused: changing it found nothing to try again, so it is done here. */
async function tryOtherCard(tx: Transaction, target: SettlementTarget, refused: Attempt): Promise<void> {
  const card = await lockedCardOf(tx, refused.customer_id);
  if (card !== null && card !== refused.stripe_payment_method_id) await enqueueSettlement(tx, target);
}

async function begin(tx: Transaction, target: SettlementTarget): Promise<Begun | null> {
  const settlement = await lockSettlement(tx, target);
  if (!settlement?.open || settlement.customer_deleted) return null;
  const { amount, stripe_customer_id, stripe_payment_method_id } = settlement;
  if (amount === 0) {
    await setSettlementStatus(tx, target, 'settled');
    return null;
  }
  if (amount < minimumCharge) {
    const reason = `${minimumCharge}円未満のため請求しません`;
    const { kind, id } = target;
    if (kind === 'correction') await writeOff(tx, target, settlement, { account_id: null, reason });
    else await waiveSettlement(tx, { kind, id }, reason);
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

/** Writes an attempt's end into the books; the same end told again changes nothing. */
export async function finishAttempt(
  tx: Transaction,
  target: SettlementTarget,
  { settlement, attempt }: Begun,
  outcome: Outcome,
): Promise<void> {
  const { stripe_payment_intent_id } = outcome;
  if (outcome.paid) {
    await closeAttempt(tx, attempt.id, { status: 'succeeded', stripe_payment_intent_id, failure_code: null });
    const { customer_id, branch_id, reserve_id, childcare_id } = settlement;
    await bookPayment(tx, {
      customer_id,
      branch_id,
      reserve_id,
      amount: attempt.amount,
      payment_type: paymentTypeOf(target),
      remarks: target.kind === 'correction' ? CORRECTION_WORDS : '',
      childcare_id,
      childcare_correction_id: target.kind === 'correction' ? target.id : null,
      ticket_id: null,
      stripe_payment_intent_id,
      stripe_invoice_id: null,
    });
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

const purposes = { childcare: 'usage', cancellation: 'cancellation_fee', correction: 'correction' } as const;

/** The parent is told of each attempt's end once; error3 on My Page follows from the status. */
async function tell(
  tx: Transaction,
  kind: 'settlement_paid' | 'settlement_failed',
  target: SettlementTarget,
  row: Settlement,
  amount: number,
  occurrence: string,
): Promise<void> {
  const { customer_id, reserve_id, branch_name, date } = row;
  const purpose = purposes[target.kind];
  await notify(tx, { customer_id, reserve_id, kind, data: { purpose, amount, date, branch_name }, occurrence });
}

/** When the card changes: everything that could not be charged is tried again. Answers how many. */
export async function retrySettlements(tx: Transaction, customer_id: number): Promise<number> {
  const failed = await failedSettlements(tx, customer_id);
  for (const target of failed) await enqueueSettlement(tx, target);
  return failed.length;
}

/** Inside the transaction that made the settlement due. */
export async function enqueueSettlement(tx: Transaction, target: SettlementTarget): Promise<void> {
  const key = `settle ${target.kind} ${target.id}`;
  if (target.kind === 'childcare') await enqueue(tx, 'settleChildcare', { childcare_id: target.id }, { key });
  else if (target.kind === 'correction')
    await enqueue(tx, 'settleCorrection', { childcare_correction_id: target.id }, { key });
  else await enqueue(tx, 'settleCancellation', { reserve_cancellation_id: target.id }, { key });
}
