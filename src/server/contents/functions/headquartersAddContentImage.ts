import { implement, Refusal } from '../../callable/context.ts';
import { addRow } from '../../edit-row.ts';
import { takePicture } from '../../files/take-picture.ts';
import { addContentImage, contentImageById, contentImageOfFile } from '../store/content-images.ts';

/** An uploaded picture, for any text of the site. */
export const headquartersAddContentImage = implement(
  'headquartersAddContentImage',
  async ({ account, clock, database }, { file_key, alternative_text }, acting) => {
    const image = await database.transaction(clock.now(), async (tx) => {
      const sentBefore = await contentImageOfFile(tx, file_key);
      if (sentBefore !== null) return sentBefore;
      const picture = await takePicture(tx, file_key, { purpose: 'content_image', branch_id: null });
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'content_images',
      } as const;
      const id = await addRow(tx, change, () =>
        addContentImage(tx, { ...picture, alternative_text, account_id: account.id }),
      );
      return contentImageById(tx, id);
    });
    if (image === null) throw new Refusal('file_gone');
    return { status: 'OK', image };
  },
);
