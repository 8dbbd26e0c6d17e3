import { daysPerPage } from '../../../contract/functions/care/day.ts';
import { implement } from '../../callable/context.ts';
import { listDays } from '../child-day.ts';

export const listChildDays = implement('listChildDays', async ({ clock, database, customer }, { page }) => {
  const part = { limit: daysPerPage, offset: (page - 1) * daysPerPage };
  return { status: 'OK', ...(await database.read(clock.now(), (db) => listDays(db, customer.id, part))) };
});
