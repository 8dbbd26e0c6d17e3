import { branchImageLimit } from '../../../domain/files/file-purposes.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { addRow } from '../../edit-row.ts';
import { takePicture } from '../../files/take-picture.ts';
import { addBranchImage, imageOfFile, lockBranchImages } from '../store/branch-images.ts';

/** An uploaded picture at the end of a branch's page. */
export const staffAddBranchImage = implement(
  'staffAddBranchImage',
  async ({ clock, database, account }, input, acting) => {
    const { branch_id, file_key, people, alternative_text, caption } = input;
    const words = { alternative_text, caption, people };
    requireBranch(account, branch_id);
    const branch_image_id = await database.transaction(clock.now(), async (tx) => {
      const there = await lockBranchImages(tx, branch_id);
      const sentBefore = await imageOfFile(tx, branch_id, file_key);
      if (sentBefore !== null) return sentBefore;
      if (there.length >= branchImageLimit) throw new Refusal('branch_images_full');
      const picture = await takePicture(tx, file_key, { purpose: 'branch_image', branch_id });
      const change = { account: acting, branch_id, table_name: 'branch_images' } as const;
      return addRow(tx, change, () => addBranchImage(tx, { branch_id, ...words, ...picture }));
    });
    return { status: 'OK', branch_image_id };
  },
);
