import { branchStatus } from '../../../domain/codes.ts';
import { branchState } from '../../branches/store/branch-pages.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { lockForEnding } from '../closing/end-branch.ts';
import { branchEnd, setLastDate, withdrawEnd } from '../store/branch-ends.ts';
import { markReopened } from '../store/closures.ts';

/** The branch goes on. What families decided meanwhile stays; the others keep their stays. */
export const headquartersWithdrawBranchEnd = implement(
  'headquartersWithdrawBranchEnd',
  async ({ account, clock, database }, { branch_id, version, reason }, acting) => {
    const now = clock.now();
    const edit = { account: acting, branch_id, table_name: 'branches', record_id: branch_id, version } as const;
    const next = await database.transaction(now, async (tx) => {
      await lockForEnding(tx, branch_id, now);
      return editRow(tx, { ...edit, reason }, async () => {
        const branch = await branchState(tx, branch_id);
        const end = await branchEnd(tx, branch_id);
        if (branch === null || end === null) throw new Refusal('not_found');
        if (branch.status !== branchStatus.code.open) throw new Refusal('transition_refused');
        await withdrawEnd(tx, end.id, account.id);
        if (end.closure_id !== null) await markReopened(tx, end.closure_id, account.id);
        return setLastDate(tx, branch_id, null);
      });
    });
    return { status: 'OK', version: next };
  },
);
