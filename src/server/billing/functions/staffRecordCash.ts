import { mayActIn } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { audited } from '../../store/audit.ts';
import { claimPurposes, claimTables, claimTarget } from '../claim-target.ts';
import { lockClaim, takeCash } from '../take-cash.ts';

/** Paid at the desk instead of by card: the claim is settled, and the card is no longer charged. */
export const staffRecordCash = implement('staffRecordCash', async ({ clock, database, account }, input, acting) => {
  const target = claimTarget(input);
  await database.transaction(clock.now(), async (tx) => {
    const claim = await lockClaim(tx, target, (branch_id) => mayActIn(account, branch_id), input.quoted_amount);
    const { branch_id, customer_id, reserve_id, branch_name, date, amount } = claim;
    const change = { account: acting, branch_id, table_name: claimTables[target.kind] } as const;
    await audited(tx, { ...change, record_id: target.id }, () => takeCash(tx, target, claim));
    const data = { branch_name, date, amount, purpose: claimPurposes[target.kind] };
    const occurrence = `${target.kind}-${target.id}`;
    await notify(tx, { customer_id, reserve_id, kind: 'cash_received', data, occurrence });
  });
  return { status: 'OK', amount: input.quoted_amount };
});
