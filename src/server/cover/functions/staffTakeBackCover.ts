import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { takeBackCover } from '../answer-cover.ts';

export const staffTakeBackCover = implement('staffTakeBackCover', async ({ clock, database }, input, acting) => {
  requireBranch(acting, input.branch_id);
  const now = clock.now();
  await database.transaction(now, (tx) => takeBackCover(tx, { now, account: acting }, input));
  return { status: 'OK' };
});
