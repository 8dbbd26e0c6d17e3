import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { readOpenings } from '../openings.ts';

export const staffReadOpenings = implement('staffReadOpenings', async ({ clock, database, account }, { branch_id }) => {
  requireBranch(account, branch_id);
  const now = clock.now();
  return { status: 'OK', ...(await database.read(now, (db) => readOpenings(db, branch_id, now))) };
});
