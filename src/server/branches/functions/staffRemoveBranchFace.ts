import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { deleteBranchFace, lockBranchFace } from '../store/branch-faces.ts';

/** The face leaves the page at once, the picture's file a day later. */
export const staffRemoveBranchFace = implement(
  'staffRemoveBranchFace',
  async ({ clock, database, account }, { branch_id, version }, acting) => {
    requireBranch(account, branch_id);
    await database.transaction(clock.now(), async (tx) => {
      const shown = await lockBranchFace(tx, branch_id);
      if (shown === null) throw new Refusal('not_found');
      const edit = { account: acting, branch_id, record_id: shown.id, version };
      await editRow(tx, { ...edit, table_name: 'branch_faces' }, () => deleteBranchFace(tx, shown.id));
    });
    return { status: 'OK' };
  },
);
