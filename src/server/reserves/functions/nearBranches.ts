import { nearbyBranchLimit } from '../../../domain/branches/nearby.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { branchesNear, usualBranch } from '../store/nearby.ts';

/** Ours: for every list of branches, so that none of them begins at the other end of the country or has all of them. */
export const nearBranches = implement('nearBranches', async ({ database, clock, uid }, input) => {
  const now = clock.now();
  const date = tokyoDateOf(now);
  return database.read(now, async (db) => {
    const branch_id = input.branch_id ?? (await usualBranch(db, uid, date));
    const branches = branch_id === null ? [] : await branchesNear(db, { branch_id, date, limit: nearbyBranchLimit });
    return { status: 'OK', branches };
  });
});
