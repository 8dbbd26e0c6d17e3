import { restoreContent } from '../../../headquarters/contents/contents.ts';
import { implement } from '../../callable/context.ts';

export const headquartersRestoreContent = implement(
  'headquartersRestoreContent',
  async ({ account, clock, database }, input) => {
    const saved = await database.transaction(clock.now(), (tx) => restoreContent(tx, account, input));
    return { status: 'OK', ...saved };
  },
);
