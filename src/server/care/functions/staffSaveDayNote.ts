import { implement } from '../../callable/context.ts';
import { saveDayNote } from '../day-note.ts';

export const staffSaveDayNote = implement('staffSaveDayNote', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), (tx) => saveDayNote(tx, { now: clock.now(), account: acting, ...input }));
  return { status: 'OK' };
});
