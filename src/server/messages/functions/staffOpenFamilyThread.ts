import { requireBranch, requireKnownFamily } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { lockThreadOf, mayWriteTo } from '../store/family-threads.ts';

/** Staff write first: the thread with a family of theirs, made where there is none. */
export const staffOpenFamilyThread = implement('staffOpenFamilyThread', async (context, { customer_id, branch_id }) => {
  const { account, clock, database } = context;
  requireBranch(account, branch_id);
  await requireKnownFamily(context, customer_id);
  const thread = await database.transaction(clock.now(), async (tx) => {
    // A family reads and answers only where it may write itself.
    if (!(await mayWriteTo(tx, customer_id, branch_id))) throw new Refusal('not_found');
    return lockThreadOf(tx, customer_id, branch_id);
  });
  return { status: 'OK', family_thread_id: thread.id };
});
