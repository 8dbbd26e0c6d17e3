import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { claimTables, claimTarget } from '../claim-target.ts';
import { openVoucher } from '../store/attempts.ts';
import { lockSettlement } from '../store/settlements.ts';
import { cancelVoucher } from '../unpaid/konbini.ts';

/** At the desk: the family wants to pay here instead. */
export const staffCancelKonbiniSlip = implement('staffCancelKonbiniSlip', async (context, input, acting) => {
  const { account, clock, database } = context;
  const target = claimTarget(input);
  const voucher = await database.transaction(clock.now(), async (tx) => {
    const claim = await lockSettlement(tx, target);
    if (claim === null || !mayActIn(account, claim.branch_id)) throw new Refusal('not_found');
    const voucher = await openVoucher(tx, target);
    if (voucher === null) return null;
    const { branch_id } = claim;
    const change = {
      account: acting,
      branch_id,
      table_name: claimTables[target.kind],
    } as const;
    await writeAudit(tx, change, target.id, null, null);
    return voucher;
  });
  if (voucher !== null) await cancelVoucher(context, target, voucher);
  return { status: 'OK' };
});
