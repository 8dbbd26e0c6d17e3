import { implement } from '../../callable/context.ts';
import { previewPattern } from '../usual-week.ts';

/** What another usual week would change, before it is saved. */
export const staffPreviewPattern = implement('staffPreviewPattern', async ({ clock, database, account }, input) => {
  const now = clock.now();
  return { status: 'OK', ...(await database.transaction(now, (db) => previewPattern(db, { now, account }, input))) };
});
