import { saveDayNote } from '../../../branch-desk/care/day-note.ts';
import { implement } from '../../../callable/context.ts';

export const staffSaveDayNote = implement('staffSaveDayNote', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), (tx) => saveDayNote(tx, { now: clock.now(), account: acting, ...input }));
  return { status: 'OK' };
});
