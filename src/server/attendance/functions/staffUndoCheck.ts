import { implement } from '../../callable/context.ts';
import { undoCheck } from '../attendance.ts';
import { sayingConflict } from '../say-conflict.ts';

/** Takes back a check-in, a check-out or a no-show while no money has moved. */
export const staffUndoCheck = implement('staffUndoCheck', async ({ database, clock }, input, acting) => {
  const tap = { now: clock.now(), account: acting, ...input };
  return {
    status: 'OK',
    ...(await database.transaction(clock.now(), (tx) => sayingConflict(tx, tap, () => undoCheck(tx, tap)))),
  };
});
