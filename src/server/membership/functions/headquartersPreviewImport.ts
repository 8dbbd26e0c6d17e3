import { implement } from '../../callable/context.ts';
import { previewImport } from '../imports/run-import.ts';

/** What a file would make, or what is wrong with it line by line. */
export const headquartersPreviewImport = implement(
  'headquartersPreviewImport',
  async ({ clock, database, config }, input) => {
    const context = { now: clock.now(), key: config.AUTH_SIGNING_KEY };
    return { status: 'OK', ...(await database.read(context.now, (db) => previewImport(db, context, input))) };
  },
);
