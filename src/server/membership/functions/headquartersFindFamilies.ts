import { implement } from '../../callable/context.ts';
import { findFamilies } from '../store/family-search.ts';

/** Families of all branches, for headquarters alone. */
export const headquartersFindFamilies = implement('headquartersFindFamilies', async ({ clock, database }, input) => {
  const found = await database.read(clock.now(), (db) => findFamilies(db, input));
  return { status: 'OK', ...found };
});
