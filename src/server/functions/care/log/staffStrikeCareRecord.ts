import { strikeRecord } from '../../../branch-desk/care/strike.ts';
import { implement } from '../../callable/context.ts';

export const staffStrikeCareRecord = implement('staffStrikeCareRecord', async ({ database, clock, account }, input) => {
  await database.transaction(clock.now(), (tx) => strikeRecord(tx, { now: clock.now(), account, ...input }));
  return { status: 'OK' };
});
