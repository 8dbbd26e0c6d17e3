import { implement } from '../../callable/context.ts';
import { removeDraft } from '../drafts.ts';

/** A change is taken out of the draft of its day. */
export const headquartersRemoveDraftRow = implement(
  'headquartersRemoveDraftRow',
  async ({ clock, database }, row, acting) => {
    await database.transaction(clock.now(), (tx) => removeDraft(tx, acting, row));
    return { status: 'OK' };
  },
);
