import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { staffWaitlist } from '../staff-waitlist.ts';

export const staffListWishes = implement('staffListWishes', async ({ clock, database, account }, input) => {
  requireBranch(account, input.branch_id);
  const now = clock.now();
  const listed = await database.read(now, (db) => staffWaitlist(db, now, input.branch_id, input.date));
  return { status: 'OK', now: now.toISOString(), ...listed };
});
