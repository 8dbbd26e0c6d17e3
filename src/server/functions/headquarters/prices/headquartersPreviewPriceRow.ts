import { previewRule } from '../../../headquarters/prices/preview.ts';
import { implement } from '../../callable/context.ts';

/** What a change of prices or rules would do, before it is saved. */
export const headquartersPreviewPriceRow = implement(
  'headquartersPreviewPriceRow',
  async ({ clock, database }, row) => {
    const preview = await database.read(clock.now(), (db) => previewRule(db, row));
    return { status: 'OK', preview };
  },
);
