import { accountRole } from '../../../domain/codes.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { readFigures } from '../read-figures.ts';

/** A manager reads the own branch, headquarters every branch and all of them together. */
export const staffReadFigures = implement('staffReadFigures', async ({ account, clock, database }, input) => {
  if (input.branch_id !== null) requireBranch(account, input.branch_id);
  else if (account.role !== accountRole.code.headquarters) throw new Refusal('not_found');
  return { status: 'OK', ...(await readFigures(database, clock.now(), input)) };
});
