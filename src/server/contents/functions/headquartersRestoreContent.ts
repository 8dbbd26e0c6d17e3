import { implement } from '../../callable/context.ts';
import { restoreContent } from '../contents.ts';

export const headquartersRestoreContent = implement(
  'headquartersRestoreContent',
  async ({ clock, database }, input, acting) => {
    const saved = await database.transaction(clock.now(), (tx) => restoreContent(tx, acting, input));
    return { status: 'OK', ...saved };
  },
);
