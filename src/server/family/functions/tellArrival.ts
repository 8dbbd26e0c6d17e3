import { implement } from '../../callable/context.ts';
import { noteOwnArrival } from '../arrival.ts';

export const tellArrival = implement('tellArrival', async ({ clock, database, person }, { reserve_id }) => {
  const now = clock.now();
  const notice = await database.transaction(now, (tx) => noteOwnArrival(tx, { now, person }, reserve_id));
  return { status: 'OK', told_at: notice.toISOString() };
});
