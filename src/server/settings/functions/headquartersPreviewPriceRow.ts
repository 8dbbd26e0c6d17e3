import { implement } from '../../callable/context.ts';
import { previewRule } from '../preview.ts';

/** What a change of prices or rules would do, before it is saved. */
export const headquartersPreviewPriceRow = implement(
  'headquartersPreviewPriceRow',
  async ({ clock, database }, row) => {
    // A transaction, because the row is tried and taken back.
    const preview = await database.transaction(clock.now(), (tx) => previewRule(tx, row));
    return { status: 'OK', preview };
  },
);
