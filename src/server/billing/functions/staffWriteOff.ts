import { mayActIn } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { audited } from '../../store/audit.ts';
import { claimPurposes, claimTables, claimTarget } from '../claim-target.ts';
import { writeOff } from '../store/write-offs.ts';
import { lockClaim } from '../take-cash.ts';

/** A manager writes off a claim, with a reason: nothing more is charged for it, and the family is notified. */
export const staffWriteOff = implement('staffWriteOff', async ({ clock, database, account }, input, acting) => {
  const { quoted_amount, reason } = input;
  const target = claimTarget(input);
  await database.transaction(clock.now(), async (tx) => {
    const claim = await lockClaim(tx, target, (branch_id) => mayActIn(account, branch_id), quoted_amount);
    const { branch_id, customer_id, reserve_id, branch_name, date, amount } = claim;
    const change = {
      account: acting,
      branch_id,
      table_name: claimTables[target.kind],
      reason,
    } as const;
    await audited(tx, { ...change, record_id: target.id }, () =>
      writeOff(tx, target, claim, { account_id: account.id, reason }),
    );
    const data = { branch_name, date, amount, purpose: claimPurposes[target.kind] };
    const occurrence = `${target.kind}-${target.id}`;
    await notify(tx, { customer_id, reserve_id, kind: 'claim_dropped', data, occurrence });
  });
  return { status: 'OK', amount: quoted_amount };
});
