import { comparedLines } from '../../../domain/billing/bill/bill-lines.ts';
import { undecidedRefunds } from '../../../domain/billing/bill/correction.ts';
import { paymentMethod } from '../../../domain/codes.ts';
import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import type { Transaction } from '../../postgres/database.ts';
import { lockReserve } from '../../reserves/store/reserves.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { correctBill } from '../correct-bill.ts';
import { correctionInputOf } from '../corrections/correction-input.ts';
import { type CorrectionPlan, planCorrection, type ShownBill } from '../corrections/plan-correction.ts';
import { writeCorrection } from '../corrections/write-correction.ts';
import { minimumCharge } from '../settle.ts';
import { correctionByKey } from '../store/corrections.ts';
import { lockClaim, takeCash } from '../take-cash.ts';

/**
 * Re-opens a finished stay (or a mistaken no-show): the bill is written again, and only the difference moves, once. The
 * money of the first bill stays in the books as it was; what the bill said is in childcare_corrections.
 */
export const staffCorrectChildcare = implement('staffCorrectChildcare', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  const { reason, payment_method, quoted_total, quoted_difference, idempotency_key } = input;
  const content_hash = contentHash(input);
  const saved = await database.transaction(now, async (tx) => {
    // Under the reserve's lock the same press waits for the first one and then finds it.
    const reserve = await lockReserve(tx, input.reserve_id);
    if (reserve === null || !mayActIn(acting, reserve.branch_id)) throw new Refusal('not_found');
    const known = await correctionByKey(tx, idempotency_key);
    if (known !== null) {
      refuseOtherContent(known.content_hash, content_hash);
      return { childcare_id: known.childcare_id, childcare_correction_id: known.id, difference: known.difference };
    }
    const plan = await planCorrection(tx, correctionInputOf(input, { account: acting, now }));
    const { standing, difference, unpaid, before, after } = plan;
    const undecided = unpaid ? 0 : undecidedRefunds(standing);
    if (undecided > 0 && input.earlier_refunds === undefined) throw new Refusal('refund_choice_needed');
    if (after.total_amount !== quoted_total || difference !== quoted_difference) {
      throw new Refusal('correction_changed', { details: { total_amount: after.total_amount, difference } });
    }
    if (difference === 0 && contentHash(stored(before)) === contentHash(stored(after))) {
      throw new Refusal('correction_unneeded');
    }
    const childcare_id = await writeCorrection(tx, { account: acting, reason }, plan);
    const { id: reserve_id, branch_id, customer_id } = plan.reserve;
    const childcare_correction_id = await correctBill(tx, {
      childcare_id,
      account_id: acting.id,
      reason,
      before: stored(before),
      after: stored(after),
      before_amount: before.total_amount,
      after_amount: after.total_amount,
      difference,
      included_refund_amount: plan.included,
      kept_refund_amount: plan.kept,
      payment_method,
      idempotency_key,
      content_hash,
      reserve_id,
      branch_id,
      customer_id,
      unpaid,
      payments: standing.payments,
    });
    if (payment_method === paymentMethod.code.other) {
      const target = unpaid
        ? ({ kind: 'childcare', id: childcare_id } as const)
        : ({ kind: 'correction', id: childcare_correction_id } as const);
      const amount = unpaid ? after.total_amount : difference;
      if (amount > 0) await takeCash(tx, target, await lockClaim(tx, target, () => true, amount));
    }
    await notifyIt(tx, plan, childcare_correction_id, payment_method === paymentMethod.code.other);
    return { childcare_id, childcare_correction_id, difference };
  });
  return { status: 'OK', ...saved };
});

/** Stored permanently, so without the children's names. */
const stored = ({ children, ...bill }: ShownBill): object => ({
  ...bill,
  children: children.map(({ name, ...child }) => child),
});

async function notifyIt(tx: Transaction, plan: CorrectionPlan, correctionId: number, cash: boolean): Promise<void> {
  const { reserve, before, after, difference, unpaid, stay } = plan;
  const { customer_id, id: reserve_id, branch_name, start_datetime: date } = reserve;
  const small = difference > 0 && difference < minimumCharge && !cash;
  await notify(tx, {
    customer_id,
    reserve_id,
    kind: 'bill_corrected',
    data: {
      branch_name,
      date,
      came: stay === null,
      before_amount: before.total_amount,
      after_amount: after.total_amount,
      difference,
      lines: comparedLines(before, after),
      way: small ? 'too_small' : cash ? 'cash' : unpaid ? 'with_bill' : 'card',
    },
    occurrence: `correction-${correctionId}`,
  });
}
