import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { settleSwap } from '../swaps.ts';

export const staffSettleSwap = implement('staffSettleSwap', async ({ clock, database }, input, acting) => {
  requireBranch(acting, input.branch_id);
  const now = clock.now();
  const settling = { ...input, agree: input.agree_flag === 1 };
  await database.transaction(now, (tx) => settleSwap(tx, { now, account: acting }, settling));
  return { status: 'OK' };
});
