import { wakeChild } from '../../../branch-desk/care/sleep.ts';
import { implement } from '../../callable/context.ts';

export const staffEndNap = implement('staffEndNap', async ({ database, clock, account }, input) => {
  await database.transaction(clock.now(), (tx) => wakeChild(tx, { now: clock.now(), account, ...input }));
  return { status: 'OK' };
});
