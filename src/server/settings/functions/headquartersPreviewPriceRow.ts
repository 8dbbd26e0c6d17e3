import { implement } from '../../callable/context.ts';
import { previewRules } from '../preview.ts';

/** What a change of prices or rules would do, before it is saved. */
export const headquartersPreviewPriceRow = implement(
  'headquartersPreviewPriceRow',
  async ({ clock, database }, row) => {
    // A transaction, because the row is tried and taken back.
    const preview = await database.transaction(clock.now(), (tx) => previewRules(tx, row.adaptation_date, [row]));
    return { status: 'OK', preview };
  },
);
