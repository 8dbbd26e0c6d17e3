import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { belongsToBranch, deleteRow } from '../store/branch-pages.ts';

/** The audit log keeps what it said. */
export const staffRemoveBranchNotice = implement(
  'staffRemoveBranchNotice',
  async ({ clock, database }, { branch_id, notice_id: record_id, version }, acting) => {
    requireBranch(acting, branch_id);
    const edit = { account: acting, branch_id, table_name: 'branch_notices', record_id, version } as const;
    await database.transaction(clock.now(), async (tx) => {
      if (!(await belongsToBranch(tx, 'branch_notices', record_id, branch_id))) throw new Refusal('not_found');
      await editRow(tx, edit, () => deleteRow(tx, 'branch_notices', record_id));
    });
    return { status: 'OK' };
  },
);
