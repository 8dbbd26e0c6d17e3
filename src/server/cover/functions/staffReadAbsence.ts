import { implement } from '../../callable/context.ts';
import { readAbsence } from '../absence.ts';

export const staffReadAbsence = implement('staffReadAbsence', async ({ clock, database, account }, input) => {
  const now = clock.now();
  return { status: 'OK', ...(await database.read(now, (db) => readAbsence(db, account, { ...input, now }))) };
});
