import { nextBranchStatuses } from '../../../domain/branches/branch-status.ts';
import { branchStatus } from '../../../domain/codes.ts';
import { branchState, setBranchStatusCode } from '../../branches/store/branch-pages.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { clearReserves, lockForClosing } from '../closing/close-branch.ts';

/** Opens, closes or takes a branch up again (domain/branches/branch-status.ts). */
export const headquartersSetBranchStatus = implement(
  'headquartersSetBranchStatus',
  async ({ clock, database }, { branch_id, version, status, cancel_reserves, message }, acting) => {
    const now = clock.now();
    const edit = { account: acting, branch_id, table_name: 'branches', record_id: branch_id, version } as const;
    const closes = status === branchStatus.code.closed;
    const result = await database.transaction(now, async (tx) => {
      if (closes) await lockForClosing(tx, branch_id, now);
      return editRow(tx, { ...edit, reason: message }, async () => {
        const branch = await branchState(tx, branch_id);
        if (branch === null || !branch.real_store_flag) throw new Refusal('not_found');
        if (!nextBranchStatuses(branch.status).includes(status)) throw new Refusal('transition_refused');
        const closing = { now, account: acting, branch_id, cancel_reserves, message };
        const cancelled_reserves = closes ? await clearReserves(tx, closing) : 0;
        return { version: await setBranchStatusCode(tx, branch_id, status), cancelled_reserves };
      });
    });
    return { status: 'OK', ...result };
  },
);
