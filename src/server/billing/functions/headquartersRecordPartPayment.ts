import { implement, Refusal } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { audited } from '../../store/audit.ts';
import { claimPurposes, claimTables, claimTarget } from '../claim-target.ts';
import { lockClaim, takePart } from '../take-cash.ts';

/**
 * Cash or a bank transfer for part of a claim, which stays open with the rest; for all of it, the claim is over. The rest as
 * the page showed it guards against the same money being written down twice.
 */
export const headquartersRecordPartPayment = implement(
  'headquartersRecordPartPayment',
  async ({ clock, database }, input, acting) => {
    const target = claimTarget(input);
    const { amount, way, reason } = input;
    const rest = await database.transaction(clock.now(), async (tx) => {
      const claim = await lockClaim(tx, target, () => true, input.quoted_amount);
      if (amount === 0 || amount > claim.amount) {
        const details = [{ path: 'amount', message: '1円から、残りの金額までを入力してください。' }];
        throw new Refusal('part_amount_over', { fields: ['amount'], details });
      }
      const { branch_id, customer_id, reserve_id, branch_name, date } = claim;
      const rest = claim.amount - amount;
      const change = { account: acting, branch_id, reason } as const;
      await audited(tx, { ...change, table_name: claimTables[target.kind], record_id: target.id }, () =>
        takePart(tx, target, claim, amount, way),
      );
      const data = { branch_name, date, amount, purpose: claimPurposes[target.kind], rest, way };
      const occurrence = `${target.kind}-${target.id} rest-${rest}`;
      if (rest > 0) await notify(tx, { customer_id, reserve_id, kind: 'part_received', data, occurrence });
      else await notify(tx, { customer_id, reserve_id, kind: 'cash_received', data, occurrence });
      return rest;
    });
    return { status: 'OK', rest };
  },
);
