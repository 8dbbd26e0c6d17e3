import { nearbyBranchLimit } from '../../../domain/branches/nearby.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { familyByUid } from '../../membership/store/family-people.ts';
import { branchesNear } from '../store/nearby.ts';

/** Ours: for every list of branches, so that none of them begins at the other end of the country or has all of them. */
export const nearBranches = implement('nearBranches', async ({ database, clock, uid }, input) => {
  const now = clock.now();
  return database.read(now, async (db) => {
    const family = input.branch_id === null && uid !== null ? await familyByUid(db, uid) : null;
    const branch_id = input.branch_id ?? family?.customer.default_branch_id ?? null;
    if (branch_id === null) return { status: 'OK', branches: [] };
    const branches = await branchesNear(db, { branch_id, date: tokyoDateOf(now), limit: nearbyBranchLimit });
    return { status: 'OK', branches };
  });
});
