import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { branchOfImage, deleteBranchImage } from '../store/branch-images.ts';

/** The picture leaves the page at once; its file is swept a day later. */
export const staffRemoveBranchImage = implement(
  'staffRemoveBranchImage',
  async ({ clock, database, account }, { branch_image_id, version }, acting) => {
    const branch_id = await database.read(clock.now(), (db) => branchOfImage(db, branch_image_id));
    if (branch_id === null) throw new Refusal('not_found');
    requireBranch(account, branch_id);
    await database.transaction(clock.now(), (tx) => {
      const edit = { account: acting, branch_id, record_id: branch_image_id, version };
      return editRow(tx, { ...edit, table_name: 'branch_images' }, () => deleteBranchImage(tx, branch_image_id));
    });
    return { status: 'OK', branch_image_id };
  },
);
