import { implement } from '../../callable/context.ts';
import { reorderContents } from '../contents.ts';

export const headquartersOrderContents = implement(
  'headquartersOrderContents',
  async ({ clock, database }, input, acting) => {
    await database.transaction(clock.now(), (tx) => reorderContents(tx, acting, input));
    return { status: 'OK' };
  },
);
