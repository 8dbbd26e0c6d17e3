import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { shownCall } from '../shown-call.ts';
import { callsOf } from '../store/calls.ts';
import { swapsToSettle } from '../store/swaps.ts';

export const staffListCover = implement('staffListCover', async ({ clock, database, account }, { branch_id }) => {
  requireBranch(account, branch_id);
  const now = clock.now();
  return database.read(now, async (db) => ({
    status: 'OK',
    now: now.toISOString(),
    calls: (await callsOf(db, branch_id)).map(shownCall),
    swaps: await swapsToSettle(db, branch_id),
  }));
});
