import { implement } from '../../callable/context.ts';
import { wakeChild } from '../sleep.ts';

export const staffEndNap = implement('staffEndNap', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), (tx) => wakeChild(tx, { now: clock.now(), account: acting, ...input }));
  return { status: 'OK' };
});
