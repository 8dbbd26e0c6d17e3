import { strikeRecord } from '../../../branch-desk/care/strike.ts';
import { implement } from '../../../callable/context.ts';

export const staffStrikeCareRecord = implement('staffStrikeCareRecord', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), (tx) => strikeRecord(tx, { now: clock.now(), account: acting, ...input }));
  return { status: 'OK' };
});
