import { implement } from '../../callable/context.ts';
import { cancelDays } from '../series/cancel-series.ts';

/** Ours: the days of one's own series that can still be cancelled, each with its fee. */
export const quoteSeriesCancel = implement('quoteSeriesCancel', async ({ database, clock, customer }, input) => {
  const now = clock.now();
  const asked = { now, reserve_id: input.reserve_id, customer_id: customer.id };
  return { status: 'OK', days: await database.read(now, (db) => cancelDays(db, asked)) };
});
