import { implement, Refusal } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { contentImageById, deleteContentImage, isImageUsed } from '../store/content-images.ts';

/** A picture no text shows, and no version that could come back. */
export const headquartersRemoveContentImage = implement(
  'headquartersRemoveContentImage',
  async ({ account, clock, database }, { content_image_id: record_id }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const image = await contentImageById(tx, record_id);
      if (image === null) throw new Refusal('not_found');
      if (await isImageUsed(tx, image.image_path)) throw new Refusal('content_image_used');
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'content_images',
      } as const;
      await audited(tx, { ...change, record_id }, () => deleteContentImage(tx, record_id));
    });
    return { status: 'OK' };
  },
);
