import { implement } from '../../callable/context.ts';
import { listContentImages } from '../store/content-images.ts';

export const headquartersListContentImages = implement(
  'headquartersListContentImages',
  async ({ clock, database }) => ({
    status: 'OK',
    images: await database.read(clock.now(), listContentImages),
  }),
);
