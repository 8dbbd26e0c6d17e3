import { requireBranch, requireKnownFamily } from '../../../branch-desk/branch-access.ts';
import { lockThreadOf } from '../../../store/family/messages/threads.ts';
import { implement } from '../../callable/context.ts';

/** Staff write first: the thread with a family of theirs, made where there is none. */
export const staffOpenFamilyThread = implement('staffOpenFamilyThread', async (context, { customer_id, branch_id }) => {
  const { account, clock, database } = context;
  requireBranch(account, branch_id);
  await requireKnownFamily(context, customer_id);
  const thread = await database.transaction(clock.now(), (tx) => lockThreadOf(tx, customer_id, branch_id));
  return { status: 'OK', family_thread_id: thread.id };
});
