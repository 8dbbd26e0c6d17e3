import { requireBranch } from '../../auth/branch-access.ts';
import { implement } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { offerByHand } from '../staff-waitlist.ts';

/** Staff may pass over the order, and agree on a day of requests; who did is recorded. */
export const staffOfferSeat = implement('staffOfferSeat', async ({ clock, database, account }, input, acting) => {
  const { branch_id, waitlist_entry_id, start_time } = input;
  requireBranch(account, branch_id);
  const now = clock.now();
  const given = await database.transaction(now, (tx) => {
    const change = { account: acting, branch_id, table_name: 'waitlist_entries' } as const;
    const offering = { now, account_id: account.id, branch_id, waitlist_entry_id, start_time };
    return audited(tx, { ...change, record_id: waitlist_entry_id }, () => offerByHand(tx, offering));
  });
  return { status: 'OK', ...given };
});
