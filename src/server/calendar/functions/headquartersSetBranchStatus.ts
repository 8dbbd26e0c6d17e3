import { mayCloseOn } from '../../../domain/branches/branch-end.ts';
import { nextBranchStatuses } from '../../../domain/branches/branch-status.ts';
import { branchStatus } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { presentChildren } from '../../attendance/store/roll.ts';
import { branchState, comingReserves, setBranchStatusCode } from '../../branches/store/branch-pages.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { lockForEnding, named } from '../closing/end-branch.ts';

/** Opens, closes or takes a branch up again (domain/branches/branch-status.ts). An open one closes after its last day. */
export const headquartersSetBranchStatus = implement(
  'headquartersSetBranchStatus',
  async ({ clock, database }, { branch_id, version, status }, acting) => {
    const now = clock.now();
    const edit = { account: acting, branch_id, table_name: 'branches', record_id: branch_id, version } as const;
    const closes = status === branchStatus.code.closed;
    const next = await database.transaction(now, async (tx) => {
      if (closes) await lockForEnding(tx, branch_id, now);
      return editRow(tx, edit, async () => {
        const branch = await branchState(tx, branch_id);
        if (branch === null || !branch.real_store_flag) throw new Refusal('not_found');
        if (!nextBranchStatuses(branch.status).includes(status)) throw new Refusal('transition_refused');
        if (closes) {
          const opened = branch.status === branchStatus.code.open;
          if (!mayCloseOn(tokyoDateOf(now), { opened, last_date: branch.last_date })) {
            throw new Refusal('branch_without_last_day');
          }
          if ((await presentChildren(tx, branch_id)) > 0) throw new Refusal('branch_has_children');
          const reserves = await comingReserves(tx, branch_id);
          if (reserves.length > 0) {
            const details = { count: reserves.length, reserve_ids: reserves.slice(0, named) };
            throw new Refusal('branch_has_reserves', { details });
          }
        }
        return setBranchStatusCode(tx, branch_id, status);
      });
    });
    return { status: 'OK', version: next };
  },
);
