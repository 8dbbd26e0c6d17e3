import { claimWords } from '../../domain/billing/unpaid/claim-words.ts';
import { paymentMethod } from '../../domain/codes.ts';
import { bookPayment } from '../books/store/books.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import type { Services } from '../services.ts';
import { chargeAttempt, type Outcome } from './attempts.ts';
import { notifyBranchOfFailure } from './branch-failure.ts';
import { type Attempt, closeAttempt, lockedCardOf, openAttempt, openMethod, paymentTypeOf } from './store/attempts.ts';
import { runningPlanOf } from './store/instalments.ts';
import {
  failedSettlements,
  lockSettlement,
  type Settlement,
  type SettlementTarget,
  setSettlementStatus,
  waiveSettlement,
} from './store/settlements.ts';
import { writeOff } from './store/write-offs.ts';
import { syncInstalment } from './unpaid/sync-instalment.ts';

/** How the books and a receipt name the difference of a corrected bill. */
/** Stripe's word for an intent that we cancelled. */
export const SLIP_CANCELLED = 'canceled';
/** Stripe takes no less in yen. */
export const minimumCharge = 50;

type Begun = { settlement: Settlement; attempt: Attempt };

/** What became of a charge: nothing where the claim is over, is being paid by slip, or no card may be asked. */
type ChargeEnd = 'paid' | 'failed' | 'waiting' | 'nothing';
/** The share of a claim that an instalment pays. */
type ClaimAllocation = { instalment_part_id: number; amount: number };

/**
 * Charges the card on file for a usage or a cancellation fee (product-rules.md "Settlement"; how a card is charged:
 * attempts.ts). Asked again for something settled it does nothing. Only what is still open is charged, or the share of it.
 */
export async function chargeSettlement(
  services: Services,
  target: SettlementTarget,
  share?: ClaimAllocation,
): Promise<ChargeEnd> {
  const begun = await services.database.transaction(services.clock.now(), (tx) => begin(tx, target, share));
  if (begun === null) return 'nothing';
  const outcome = await chargeAttempt(services, begun.attempt);
  if (outcome === null) return 'waiting';
  await services.database.transaction(services.clock.now(), async (tx) => {
    // The event of this charge may arrive at the same moment: both take the settlement's row first.
    const settlement = await lockSettlement(tx, target);
    await finishAttempt(tx, target, { ...begun, settlement: settlement ?? begun.settlement }, outcome);
  });
  if (!outcome.paid && share === undefined)
    await services.database.transaction(services.clock.now(), (tx) => tryOtherCard(tx, target, begun.attempt));
  return outcome.paid ? 'paid' : 'failed';
}

/** The card was changed while the old one was being refused: changing it found nothing to try again, so it is done here. */
async function tryOtherCard(tx: Transaction, target: SettlementTarget, refused: Attempt): Promise<void> {
  const card = await lockedCardOf(tx, refused.customer_id);
  if (card !== null && card !== refused.stripe_payment_method_id) await enqueueSettlement(tx, target);
}

async function begin(tx: Transaction, target: SettlementTarget, share?: ClaimAllocation): Promise<Begun | null> {
  const settlement = await lockSettlement(tx, target);
  if (!settlement?.open || settlement.customer_deleted) return null;
  // A slip has been issued: the family may be paying it right now.
  if ((await openMethod(tx, target)) === 'konbini') return null;
  const { amount, stripe_customer_id, stripe_payment_method_id } = settlement;
  if (amount === 0) {
    await setSettlementStatus(tx, target, 'settled');
    return null;
  }
  if (amount < minimumCharge) {
    const reason = `${minimumCharge}円未満のため請求しません`;
    const { kind, id } = target;
    if (kind === 'correction') await writeOff(tx, target, settlement, { account_id: null, reason });
    else await waiveSettlement(tx, { kind, id }, amount, reason);
    return null;
  }
  if (stripe_customer_id === null || stripe_payment_method_id === null) {
    await setSettlementStatus(tx, target, 'failed');
    await notifyIt(tx, 'settlement_failed', target, settlement, amount, 'card_missing');
    return null;
  }
  const terms = { ...settlement, stripe_customer_id, stripe_payment_method_id };
  const part = share && { instalment_part_id: share.instalment_part_id, amount: Math.min(share.amount, amount) };
  const attempt = await openAttempt(tx, target, { ...terms, ...part });
  return { settlement, attempt };
}

/** Writes the outcome of an attempt into the books; the same outcome again changes nothing. */
export async function finishAttempt(
  tx: Transaction,
  target: SettlementTarget,
  { settlement, attempt }: Begun,
  outcome: Outcome,
): Promise<void> {
  const { stripe_payment_intent_id } = outcome;
  const { instalment_part_id, method } = attempt;
  if (outcome.paid) {
    await closeAttempt(tx, attempt.id, { status: 'succeeded', stripe_payment_intent_id, failure_code: null });
    const { customer_id, branch_id, reserve_id, childcare_id } = settlement;
    const part_flag = instalment_part_id !== null && settlement.open && attempt.amount < settlement.amount;
    const isNew = await bookPayment(tx, {
      customer_id,
      branch_id,
      reserve_id,
      amount: attempt.amount,
      payment_type: paymentTypeOf(target),
      payment_method: method === 'konbini' ? paymentMethod.code.other : paymentMethod.code.card,
      remarks: remarksOf(target, attempt),
      childcare_id,
      childcare_correction_id: target.kind === 'correction' ? target.id : null,
      ticket_id: null,
      stripe_payment_intent_id,
      stripe_invoice_id: null,
      part_flag,
    });
    if (instalment_part_id === null) {
      await setSettlementStatus(tx, target, 'settled');
      await notifyIt(tx, 'settlement_paid', target, settlement, attempt.amount, `attempt-${attempt.id}`);
    } else if (isNew) {
      if (!part_flag) await setSettlementStatus(tx, target, 'settled');
      await syncInstalment(tx, instalment_part_id);
    }
    return;
  }
  const { failure_code } = outcome;
  const end = { status: 'failed', stripe_payment_intent_id, failure_code } as const;
  if (!(await closeAttempt(tx, attempt.id, end))) return;
  await setSettlementStatus(tx, target, 'failed');
  if (instalment_part_id !== null) await syncInstalment(tx, instalment_part_id);
  else if (method === 'card')
    await notifyIt(tx, 'settlement_failed', target, settlement, attempt.amount, `attempt-${attempt.id}`);
  else if (failure_code !== SLIP_CANCELLED) await notifyVoucherExpired(tx, target, settlement, attempt);
}

const remarksOf = (target: SettlementTarget, { method, instalment_part_id }: Attempt): string =>
  [
    ...(target.kind === 'correction' ? [claimWords.correction] : []),
    ...(method === 'konbini' ? ['コンビニでのお支払い'] : []),
    ...(instalment_part_id !== null ? ['分割払い'] : []),
  ].join(' ');

async function notifyVoucherExpired(
  tx: Transaction,
  target: SettlementTarget,
  { customer_id, reserve_id, branch_name, date }: Settlement,
  { id, amount }: Attempt,
): Promise<void> {
  const data = { purpose: purposes[target.kind], amount, date, branch_name };
  await notify(tx, { customer_id, reserve_id, kind: 'konbini_expired', data, occurrence: `attempt-${id}` });
}

const purposes = { childcare: 'usage', cancellation: 'cancellation_fee', correction: 'correction' } as const;

/** Notifies the parent once of each attempt's outcome; error3 on My Page follows from the status. */
async function notifyIt(
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
  if (kind === 'settlement_failed')
    await notifyBranchOfFailure(tx, { ...row, amount, occurrence: `${target.kind}-${target.id} ${occurrence}` });
}

/** When the card changes: everything that could not be charged is tried again, unless instalments are agreed. Answers how many. */
export async function retrySettlements(tx: Transaction, customer_id: number): Promise<number> {
  if ((await runningPlanOf(tx, customer_id)) !== null) return 0;
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
