import { removeContent } from '../../../headquarters/contents/contents.ts';
import { implement } from '../../callable/context.ts';

export const headquartersRemoveContent = implement(
  'headquartersRemoveContent',
  async ({ account, clock, database }, input) => {
    const now = clock.now();
    await database.transaction(now, (tx) => removeContent(tx, account, input, now));
    return { status: 'OK' };
  },
);
