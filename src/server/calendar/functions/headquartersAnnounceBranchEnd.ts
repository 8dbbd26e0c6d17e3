import { branchState } from '../../branches/store/branch-pages.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { announceEnd, lockForEnding } from '../closing/end-branch.ts';

/** The last day of a branch, and the question to who has reserved later ones. */
export const headquartersAnnounceBranchEnd = implement(
  'headquartersAnnounceBranchEnd',
  async ({ account, clock, database }, { branch_id, version, ...ending }, acting) => {
    const now = clock.now();
    const edit = { account: acting, branch_id, table_name: 'branches', record_id: branch_id, version } as const;
    return database.transaction(now, async (tx) => {
      await lockForEnding(tx, branch_id, now);
      const { asked_families } = await editRow(tx, { ...edit, reason: ending.reason }, async () => {
        const branch = await branchState(tx, branch_id);
        if (branch === null || !branch.real_store_flag) throw new Refusal('not_found');
        return announceEnd(tx, { ...ending, now, account_id: account.id, branch });
      });
      const after = await branchState(tx, branch_id);
      return { status: 'OK' as const, version: after?.version ?? 0, asked_families };
    });
  },
);
