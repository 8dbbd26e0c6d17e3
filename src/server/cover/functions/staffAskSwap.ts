import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { askSwap } from '../swaps.ts';

export const staffAskSwap = implement('staffAskSwap', async ({ clock, database }, input, acting) => {
  requireBranch(acting, input.branch_id);
  const now = clock.now();
  const shift_swap_id = await database.transaction(now, (tx) => askSwap(tx, { now, account: acting }, input));
  return { status: 'OK', shift_swap_id };
});
