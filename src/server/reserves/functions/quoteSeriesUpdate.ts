import { mealsFromForm } from '../../../contract/form-mapping.ts';
import { implement } from '../../callable/context.ts';
import { updateDays } from '../series/update-series.ts';

/** Ours: what the same times and meals would cost on the other days of one's own series. */
export const quoteSeriesUpdate = implement('quoteSeriesUpdate', async ({ database, clock, customer }, input) => {
  const now = clock.now();
  const times = { start: input.start_hour * 60 + input.start_min, end: input.end_hour * 60 + input.end_min };
  const { reserve_id, scope } = input;
  const asked = { now, customer_id: customer.id, reserve_id, scope, times, meals: mealsFromForm(input) };
  return { status: 'OK', ...(await database.read(now, (db) => updateDays(db, asked))) };
});
