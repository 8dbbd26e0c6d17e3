import { Refusal } from '../../contract/refusal.ts';
import { paymentMethod } from '../../domain/codes.ts';
import { bookPayment } from '../books/store/books.ts';
import type { Transaction } from '../postgres/database.ts';
import { settledAlready } from './claim-target.ts';
import { bookCash } from './correct-bill.ts';
import { openMethod, paymentTypeOf } from './store/attempts.ts';
import {
  clearClaimDue,
  lockSettlement,
  type Settlement,
  type SettlementTarget,
  setSettlementStatus,
} from './store/settlements.ts';

/** The claim a person wants to end otherwise than by card: still open, as shown, and not just being charged. */
export async function lockClaim(
  tx: Transaction,
  target: SettlementTarget,
  mayActIn: (branch_id: number) => boolean,
  quoted_amount: number,
): Promise<Settlement> {
  const claim = await lockSettlement(tx, target);
  if (claim === null || !mayActIn(claim.branch_id)) throw new Refusal('not_found');
  if (!claim.open || claim.amount === 0) throw await settledAlready(tx, target);
  refuseWhilePaying(await openMethod(tx, target));
  if (claim.amount !== quoted_amount) throw new Refusal('correction_changed', { details: { amount: claim.amount } });
  return claim;
}

/** One way at a time: a slip is cancelled first, a card's answer is waited for. */
export function refuseWhilePaying(method: 'card' | 'konbini' | null): void {
  if (method !== null) throw new Refusal(method === 'konbini' ? 'konbini_open' : 'charge_running');
}

export async function takeCash(tx: Transaction, target: SettlementTarget, claim: Settlement): Promise<void> {
  const { customer_id, branch_id, reserve_id, childcare_id, amount } = claim;
  const childcare_correction_id = target.kind === 'correction' ? target.id : null;
  await bookCash(tx, { customer_id, branch_id, reserve_id, childcare_id, childcare_correction_id, amount });
  await setSettlementStatus(tx, target, 'settled');
  await clearClaimDue(tx, target);
}

const wayText = { cash: '現金(一部)', bank: '銀行振込' } as const;

/** Part of a claim in cash or by bank transfer; what closes it ends it. The caller holds the claim's row. */
export async function takePart(
  tx: Transaction,
  target: SettlementTarget,
  claim: Settlement,
  amount: number,
  way: keyof typeof wayText,
): Promise<void> {
  const { customer_id, branch_id, reserve_id, childcare_id } = claim;
  const part_flag = amount < claim.amount;
  await bookPayment(tx, {
    customer_id,
    branch_id,
    reserve_id,
    childcare_id,
    childcare_correction_id: target.kind === 'correction' ? target.id : null,
    amount,
    payment_type: paymentTypeOf(target),
    payment_method: paymentMethod.code.other,
    remarks: wayText[way],
    ticket_id: null,
    stripe_payment_intent_id: null,
    stripe_invoice_id: null,
    part_flag,
  });
  if (part_flag) return;
  await setSettlementStatus(tx, target, 'settled');
  await clearClaimDue(tx, target);
}
