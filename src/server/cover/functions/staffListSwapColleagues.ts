import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { swapColleagues } from '../swaps.ts';

export const staffListSwapColleagues = implement(
  'staffListSwapColleagues',
  async ({ clock, database, account }, input) => {
    requireBranch(account, input.branch_id);
    const now = clock.now();
    return { status: 'OK', colleagues: await database.read(now, (db) => swapColleagues(db, account.id, input, now)) };
  },
);
