import { implement, refuse } from '../../callable/context.ts';
import { alternativesOfRequest } from '../requests/request-alternatives.ts';
import { readReserve } from '../store/reserves.ts';

/** Ours: what can be had at once while the branch has not answered, or after it could not. */
export const requestAlternatives = implement('requestAlternatives', async (context, { reserve_id }) => {
  const { database, clock, customer } = context;
  const now = clock.now();
  const alternatives = await database.read(now, async (db) => {
    const reserve = await readReserve(db, reserve_id);
    return reserve?.customer_id === customer.id ? alternativesOfRequest(db, now, reserve) : null;
  });
  if (alternatives === null) return refuse('not_found');
  return { status: 'OK', now: now.toISOString(), alternatives };
});
