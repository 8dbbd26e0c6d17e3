import { implement } from '../../callable/context.ts';
import { strikeRecord } from '../strike.ts';

export const staffStrikeCareRecord = implement('staffStrikeCareRecord', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), (tx) => strikeRecord(tx, { now: clock.now(), account: acting, ...input }));
  return { status: 'OK' };
});
