import { implement } from '../../callable/context.ts';
import { removeContent } from '../contents.ts';

export const headquartersRemoveContent = implement(
  'headquartersRemoveContent',
  async ({ clock, database }, input, acting) => {
    const now = clock.now();
    await database.transaction(now, (tx) => removeContent(tx, acting, input, now));
    return { status: 'OK' };
  },
);
