import { mealsFromForm } from '../../../contract/form-mapping.ts';
import { implement } from '../../callable/context.ts';
import { refuseOverlap } from '../no-seat.ts';
import { updateSeriesDays } from '../series/update-series.ts';

/** Ours: the same times and meals for the rest of a series, or all of it that is still to come. */
export const updateSeries = implement('updateSeries', async ({ database, clock, customer }, input) => {
  const now = clock.now();
  const times = { start: input.start_hour * 60 + input.start_min, end: input.end_hour * 60 + input.end_min };
  const { reserve_id, scope, mode, quoted } = input;
  const asked = { now, customer_id: customer.id, reserve_id, scope, mode, quoted, times, meals: mealsFromForm(input) };
  const updated = await database.transaction(now, (tx) => updateSeriesDays(tx, asked)).catch(refuseOverlap);
  return { status: 'OK', ...updated };
});
