import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { settleCover } from '../answer-cover.ts';

export const staffSettleCover = implement('staffSettleCover', async ({ clock, database }, input, acting) => {
  requireBranch(acting, input.branch_id);
  const now = clock.now();
  const settling = { ...input, agree: input.agree_flag === 1 };
  await database.transaction(now, (tx) => settleCover(tx, { now, account: acting }, settling));
  return { status: 'OK' };
});
