import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { takePicture } from '../../files/take-picture.ts';
import { branchOfImage, replaceBranchImage, updateImageWords } from '../store/branch-images.ts';

/** Other words for a picture, or another picture in its place. */
export const staffUpdateBranchImage = implement(
  'staffUpdateBranchImage',
  async (
    { clock, database, account },
    { branch_image_id, version, alternative_text, caption, people, file_key },
    acting,
  ) => {
    const words = { alternative_text, caption, people };
    const branch_id = await database.read(clock.now(), (db) => branchOfImage(db, branch_image_id));
    if (branch_id === null) throw new Refusal('not_found');
    requireBranch(account, branch_id);
    await database.transaction(clock.now(), (tx) => {
      const edit = { account: acting, branch_id, record_id: branch_image_id, version };
      return editRow(tx, { ...edit, table_name: 'branch_images' }, async () => {
        if (file_key === undefined) return updateImageWords(tx, branch_image_id, words);
        const picture = await takePicture(tx, file_key, { purpose: 'branch_image', branch_id });
        return replaceBranchImage(tx, branch_image_id, { ...picture, ...words });
      });
    });
    return { status: 'OK', branch_image_id };
  },
);
