import { Refusal } from '../../contract/refusal.ts';
import type { Transaction } from '../postgres/database.ts';
import { hasOpenAttempt } from '../store/money/attempts.ts';
import {
  clearClaimDue,
  lockSettlement,
  type Settlement,
  type SettlementTarget,
  setSettlementStatus,
} from '../store/money/settlements.ts';
import { bookCash } from './correct-bill.ts';

/** The claim a person wants to end otherwise than by card: still open, as shown, and not just being charged. */
export async function lockClaim(
  tx: Transaction,
  target: SettlementTarget,
  mayActIn: (branch_id: number) => boolean,
  quoted_amount: number,
): Promise<Settlement> {
  const claim = await lockSettlement(tx, target);
  if (claim === null || !mayActIn(claim.branch_id)) throw new Refusal('not_found');
  if (!claim.open || claim.amount === 0) throw new Refusal('already_settled');
  if (await hasOpenAttempt(tx, target)) throw new Refusal('charge_running');
  if (claim.amount !== quoted_amount) throw new Refusal('correction_changed', { details: { amount: claim.amount } });
  return claim;
}

export async function takeCash(tx: Transaction, target: SettlementTarget, claim: Settlement): Promise<void> {
  const { customer_id, branch_id, reserve_id, childcare_id, amount } = claim;
  const childcare_correction_id = target.kind === 'correction' ? target.id : null;
  await bookCash(tx, { customer_id, branch_id, reserve_id, childcare_id, childcare_correction_id, amount });
  await setSettlementStatus(tx, target, 'settled');
  await clearClaimDue(tx, target);
}
