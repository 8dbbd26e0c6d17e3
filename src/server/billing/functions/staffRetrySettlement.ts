import { mayActIn } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { claimTables, claimTarget, settledAlready } from '../claim-target.ts';
import { enqueueSettlement } from '../settle.ts';
import { openMethod } from '../store/attempts.ts';
import { lockSettlement } from '../store/settlements.ts';

/** Tries a failed charge again; a settled one stays settled. */
export const staffRetrySettlement = implement(
  'staffRetrySettlement',
  async ({ clock, database, account }, input, acting) => {
    const target = claimTarget(input);
    await database.transaction(clock.now(), async (tx) => {
      const settlement = await lockSettlement(tx, target);
      if (settlement === null || !mayActIn(account, settlement.branch_id)) throw new Refusal('not_found');
      if (!settlement.open) throw await settledAlready(tx, target);
      if ((await openMethod(tx, target)) === 'konbini') throw new Refusal('konbini_open');
      const table_name = claimTables[target.kind];
      const change = { account: acting, branch_id: settlement.branch_id, table_name } as const;
      await writeAudit(tx, change, target.id, null, null);
      await enqueueSettlement(tx, target);
    });
    return { status: 'OK' };
  },
);
