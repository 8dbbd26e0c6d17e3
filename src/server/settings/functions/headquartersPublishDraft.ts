import { implement } from '../../callable/context.ts';
import { publishDraft } from '../drafts.ts';

/** The draft of a day becomes rows of their tables, all in one transaction. */
export const headquartersPublishDraft = implement(
  'headquartersPublishDraft',
  async ({ clock, database }, input, acting) => {
    await database.transaction(clock.now(), (tx) => publishDraft(tx, acting, input));
    return { status: 'OK' };
  },
);
