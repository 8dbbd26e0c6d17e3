import { implement } from '../../callable/context.ts';
import { cancelSeriesDays } from '../series/cancel-series.ts';

/** Ours: the rest of a series, or all of it that is still to come. */
export const cancelSeries = implement('cancelSeries', async ({ database, clock, customer, person }, input) => {
  const now = clock.now();
  const asked = { ...input, now, customer_id: customer.id, member_id: person.family_member_id };
  return { status: 'OK', ...(await database.transaction(now, (tx) => cancelSeriesDays(tx, asked))) };
});
