import { implement } from '../../callable/context.ts';
import { saveDraft } from '../drafts.ts';

/** A change into the draft of its day: in force for nobody until that is published. */
export const headquartersSaveDraftRow = implement(
  'headquartersSaveDraftRow',
  async ({ clock, database }, row, acting) => {
    const id = await database.transaction(clock.now(), (tx) => saveDraft(tx, acting, row));
    return { status: 'OK', id };
  },
);
