import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { lockUnseenException, noteExceptionSeen } from '../store/door-facts.ts';

export const staffSeeHandOver = implement('staffSeeHandOver', async ({ account, clock, database }, input, acting) => {
  const { hand_over_exception_id: record_id, note: reason } = input;
  await database.transaction(clock.now(), async (tx) => {
    const known = await lockUnseenException(tx, record_id);
    if (known === null) throw new Refusal('not_found');
    requireBranch(account, known.branch_id);
    const change = { account: acting, branch_id: known.branch_id, reason, record_id } as const;
    await audited(tx, { ...change, table_name: 'hand_over_exceptions' }, () =>
      noteExceptionSeen(tx, record_id, account.id),
    );
  });
  return { status: 'OK' };
});
