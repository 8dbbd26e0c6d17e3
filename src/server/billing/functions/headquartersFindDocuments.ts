import { implement } from '../../callable/context.ts';
import { findPapers } from '../store/issued-documents.ts';

/** Papers of all families, by day, amount, family and kind, as the law on electronic books wants them found. */
export const headquartersFindDocuments = implement(
  'headquartersFindDocuments',
  async ({ clock, database }, { page, limit, before_id, ...input }) => {
    const part = { limit, offset: before_id === null ? (page - 1) * limit : 0, before_id };
    const found = await database.read(clock.now(), (db) => findPapers(db, input, part));
    const documents = found.documents.map((row) => ({ ...row, issued_at: row.issued_at.toISOString() }));
    return { status: 'OK', documents, total: found.total };
  },
);
