import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { insertColumns, updateColumns } from '../../store/row-columns.ts';
import { belongsToBranch, branchState } from '../store/branch-pages.ts';

/** A notice on the branch's page, from its day on and until its last one. */
export const staffSaveBranchNotice = implement(
  'staffSaveBranchNotice',
  async ({ clock, database }, { branch_id, notice_id, version, ...columns }, acting) => {
    requireBranch(acting, branch_id);
    const change = { account: acting, branch_id, table_name: 'branch_notices' } as const;
    const saved = await database.transaction(clock.now(), async (tx) => {
      if ((await branchState(tx, branch_id)) === null) throw new Refusal('not_found');
      if (notice_id === null) {
        const id = await addRow(tx, change, () =>
          insertColumns(tx, 'branch_notices', { ...columns, branch_id, version: 1 }),
        );
        return { id, version: 1 };
      }
      if (!(await belongsToBranch(tx, 'branch_notices', notice_id, branch_id))) throw new Refusal('not_found');
      return editRow(tx, { ...change, record_id: notice_id, version }, () =>
        updateColumns(tx, 'branch_notices', notice_id, columns),
      );
    });
    return { status: 'OK', ...saved };
  },
);
