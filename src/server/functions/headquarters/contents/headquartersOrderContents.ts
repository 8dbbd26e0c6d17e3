import { reorderContents } from '../../../headquarters/contents/contents.ts';
import { implement } from '../../callable/context.ts';

export const headquartersOrderContents = implement(
  'headquartersOrderContents',
  async ({ account, clock, database }, input) => {
    await database.transaction(clock.now(), (tx) => reorderContents(tx, account, input));
    return { status: 'OK' };
  },
);
