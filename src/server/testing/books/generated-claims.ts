import { randomUUID } from 'node:crypto';
import { correctionDue } from '../../../domain/billing/bill/correction.ts';
import type { ChildcareAmount } from '../../../domain/billing/childcare-amount.ts';
import { paymentMethod, paymentType } from '../../../domain/codes.ts';
import { addDays, instantOf, type TokyoDate } from '../../../domain/time.ts';
import { correctBill } from '../../billing/correct-bill.ts';
import { lockTicketsForCorrection, writeCorrectedBill } from '../../billing/store/corrected-stays.ts';
import { lockStanding } from '../../billing/store/corrections.ts';
import { completeRefund, lockRefund } from '../../billing/store/refunds.ts';
import {
  lockSettlement,
  type Settlement,
  type SettlementTarget,
  setSettlementStatus,
  waiveSettlement,
} from '../../billing/store/settlements.ts';
import { writeOff } from '../../billing/store/write-offs.ts';
import { takeCash, takePart } from '../../billing/take-cash.ts';
import { bookPayment, bookRefund, lockPaymentOfIntent, reverseRefund } from '../../books/store/books.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { TestApp } from '../app.ts';
import { generatedBill, generatedLines, type Next, snapshotOf } from './generated-bills.ts';

export const generatedReason = '試験';
const reason = generatedReason;

export type GeneratedFamily = { customer_id: number; children: { id: number; date_of_birth: string }[] };
export type Day = { date: TokyoDate; branch_id: number; family: GeneratedFamily };
export type GeneratedStay = { id: number; reserve_id: number; bill: ChildcareAmount };
export type At = <Result>(
  date: TokyoDate,
  minute: number,
  work: (tx: Transaction) => Promise<Result>,
) => Promise<Result>;

export const blankEntry = {
  branch_id: null,
  remarks: '',
  reserve_id: null,
  childcare_id: null,
  ticket_id: null,
  stripe_payment_intent_id: null,
  stripe_invoice_id: null,
} as const;

/** One of the ways a claim ends, or does not. */
export async function payClaim(at: At, target: SettlementTarget, date: TokyoDate, next: Next): Promise<void> {
  const way = next(9);
  const claimed = (later: number, work: (tx: Transaction, claim: Settlement) => Promise<unknown>) =>
    at(addDays(date, later), 1000 + next(60), async (tx) => {
      const claim = await lockSettlement(tx, target);
      if (claim?.open && claim.amount > 0) await work(tx, claim);
      else if (claim?.open) await setSettlementStatus(tx, target, 'settled');
    });
  const charge = (payment_method: 1 | 2) => async (tx: Transaction, claim: Settlement) => {
    const { customer_id, branch_id, reserve_id, childcare_id, amount } = claim;
    await bookPayment(tx, {
      ...blankEntry,
      ...{ customer_id, branch_id, reserve_id, childcare_id, amount, payment_method },
      payment_type: target.kind === 'cancellation' ? paymentType.code.cancellationFee : paymentType.code.usage,
      childcare_correction_id: target.kind === 'correction' ? target.id : null,
      stripe_payment_intent_id: `pi_${target.kind}_${target.id}`,
    });
    await setSettlementStatus(tx, target, 'settled');
  };
  if (way <= 3) await claimed(0, charge(paymentMethod.code.card));
  else if (way === 4) await claimed(0, (tx, claim) => takeCash(tx, target, claim));
  else if (way === 5) {
    for (const later of [0, 9, 35])
      await claimed(later, async (tx, claim) => {
        const part = later === 35 ? claim.amount : Math.max(1, Math.floor(claim.amount / 3));
        await takePart(tx, target, claim, part, later === 9 ? 'bank' : 'cash');
      });
  } else if (way === 6) {
    await claimed(0, (tx) => setSettlementStatus(tx, target, 'failed'));
    await claimed(11, charge(paymentMethod.code.other));
  } else if (way === 7) {
    await claimed(0, (tx) => setSettlementStatus(tx, target, 'failed'));
    const { kind, id } = target;
    if (kind !== 'correction' && next(2) === 0)
      await claimed(1, (tx, claim) => waiveSettlement(tx, { kind, id }, claim.amount, reason));
    else await claimed(40, (tx, claim) => writeOff(tx, target, claim, { account_id: 1, reason }));
  }
}

/** Part of what was paid goes back, in one or two pieces; now and then the bank sends one of them back. */
export async function refundSome(
  app: TestApp,
  at: At,
  { id }: GeneratedStay,
  date: TokyoDate,
  next: Next,
): Promise<void> {
  const { rows } = await app.pool.query<{ intent: string; left: number }>(
    `select p.stripe_payment_intent_id as intent, v.refundable_amount as left from view_payments v join payments p on p.id = v.id
     where p.childcare_id = $1 and v.refundable_amount > 1 and p.stripe_payment_intent_id is not null order by p.id limit 1`,
    [id],
  );
  const [paid] = rows;
  if (!paid) return;
  const part = 1 + next(paid.left - 1);
  const pieces = next(2) === 0 ? [part] : [part, paid.left - part];
  for (const [index, amount] of pieces.entries()) {
    const stripe_refund_id = `re_${id}_${index}`;
    await at(date, 800 + index, async (tx) => {
      const payment = await lockPaymentOfIntent(tx, paid.intent);
      if (payment) await bookRefund(tx, payment, { amount, remarks: reason, stripe_refund_id });
    });
    if (next(3) === 0) await at(addDays(date, 2), 810, (tx) => reverseRefund(tx, stripe_refund_id, reason));
  }
}

/** The stay gets another bill; its difference is charged, given back, or stays open. */
export async function correct(
  app: TestApp,
  at: At,
  day: Day,
  made: GeneratedStay,
  date: TokyoDate,
  next: Next,
): Promise<void> {
  const { reserve_id, id: childcare_id } = made;
  const { family, branch_id } = day;
  const correction_id = await at(date, 900, async (tx) => {
    const bundles = await lockTicketsForCorrection(tx, family.customer_id, childcare_id);
    const { rows } = await tx.query<{ open: boolean; kept: boolean }>(
      `select status in (1, 3) and part_paid_amount = 0 as open, status in (1, 3, 5) as kept from childcares where id = $1`,
      [childcare_id],
    );
    // A claim that is half paid or let go waits for its own end.
    const { open = false, kept = true } = rows[0] ?? {};
    if (kept && !open) return null;
    const lines = generatedLines(next, day.date, family.children.length);
    const bill = generatedBill(next, lines, bundles, next(3) === 0 ? 'some' : 'none');
    const standing = await lockStanding(tx, reserve_id);
    const due = open ? { difference: 0, included: 0, kept: 0 } : correctionDue(bill.total_amount, standing, 'included');
    const times = { start_datetime: instantOf(day.date, 240), end_datetime: instantOf(day.date, 420) };
    await writeCorrectedBill(tx, childcare_id, {
      ...times,
      amount: bill,
      others_discount_reason: reason,
      others_discount_account_id: 1,
    });
    const [before, after] = [snapshotOf(made.bill), snapshotOf(bill)];
    const id = await correctBill(tx, {
      ...{ childcare_id, reserve_id, branch_id, customer_id: family.customer_id, account_id: 1, reason, before, after },
      before_amount: before.total_amount,
      after_amount: after.total_amount,
      difference: due.difference,
      included_refund_amount: due.included,
      kept_refund_amount: due.kept,
      payment_method: paymentMethod.code.card,
      idempotency_key: randomUUID(),
      content_hash: '',
      unpaid: open,
      payments: standing.payments,
    });
    made.bill = bill;
    return open ? null : { id, difference: due.difference };
  });
  if (correction_id === null) return;
  if (correction_id.difference > 0)
    await payClaim(at, { kind: 'correction', id: correction_id.id }, addDays(date, 1), next);
  const { rows } = await app.pool.query<{ id: number }>(
    `select id from refunds where childcare_correction_id = $1 order by id`,
    [correction_id.id],
  );
  for (const { id } of rows)
    await at(addDays(date, 1), 905, async (tx) => {
      const refund = await lockRefund(tx, id);
      if (refund) await completeRefund(tx, refund, `re_correction_${id}`);
    });
}
