import { implement, Refusal } from '../../callable/context.ts';
import { draftedRows, namingSubject } from '../drafts.ts';
import { previewRules } from '../preview.ts';
import { requireFreeDay } from '../rule-rows.ts';

/** What the draft of a day would do, all of it together. */
export const headquartersPreviewDraft = implement(
  'headquartersPreviewDraft',
  async ({ clock, database }, { adaptation_date }) => {
    // A transaction, because the rows are tried and taken back.
    const preview = await database.transaction(clock.now(), async (tx) => {
      const rows = await draftedRows(tx, adaptation_date);
      if (rows.length === 0) throw new Refusal('not_found');
      for (const row of rows) await namingSubject(row, () => requireFreeDay(tx, row));
      return previewRules(tx, adaptation_date, rows);
    });
    return { status: 'OK', preview };
  },
);
