import { implement } from '../../callable/context.ts';
import { undoWake } from '../sleep.ts';

export const staffUndoWake = implement('staffUndoWake', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), (tx) => undoWake(tx, { now: clock.now(), account: acting, ...input }));
  return { status: 'OK' };
});
