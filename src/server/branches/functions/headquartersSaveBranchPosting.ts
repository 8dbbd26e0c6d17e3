import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { updateColumns } from '../../store/row-columns.ts';
import { branchState, ensureRowOfBranch } from '../store/branch-pages.ts';

/** What the branch posts as 認可外, and whom a parent can turn to. */
export const headquartersSaveBranchPosting = implement(
  'headquartersSaveBranchPosting',
  async ({ clock, database }, { branch_id, version, ...columns }, acting) => {
    const saved = await database.transaction(clock.now(), async (tx) => {
      if ((await branchState(tx, branch_id)) === null) throw new Refusal('not_found');
      const record_id = await ensureRowOfBranch(tx, 'branch_postings', branch_id);
      const edit = { account: acting, branch_id, table_name: 'branch_postings', record_id, version } as const;
      return editRow(tx, edit, () => updateColumns(tx, 'branch_postings', record_id, columns));
    });
    return { status: 'OK', ...saved };
  },
);
