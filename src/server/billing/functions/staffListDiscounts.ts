import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { discountsOf } from '../store/discounts.ts';

/** Who took how much off which bill, and why. */
export const staffListDiscounts = implement('staffListDiscounts', async ({ clock, database, account }, input) => {
  requireBranch(account, input.branch_id);
  const rows = await database.read(clock.now(), (db) => discountsOf(db, input));
  const discounts = rows.map((row) => ({ ...row, given_at: row.given_at?.toISOString() ?? null }));
  return { status: 'OK', discounts };
});
