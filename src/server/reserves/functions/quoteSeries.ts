import { mealsFromForm } from '../../../contract/form-mapping.ts';
import { implement } from '../../callable/context.ts';
import { quoteDays, seriesStay } from '../series/quote-series.ts';

/** Ours: several days checked and priced at once. */
export const quoteSeries = implement('quoteSeries', async ({ database, clock, customer }, input) => {
  const now = clock.now();
  const asked = {
    now,
    customer: { id: customer.id },
    child_ids: input.child_ids,
    meals: mealsFromForm(input),
    stays: input.stays.map(seriesStay),
  };
  return { status: 'OK', ...(await database.read(now, (db) => quoteDays(db, asked))) };
});
