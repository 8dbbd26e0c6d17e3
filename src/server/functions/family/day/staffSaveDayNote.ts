import { saveDayNote } from '../../../branch-desk/care/day-note.ts';
import { implement } from '../../callable/context.ts';

export const staffSaveDayNote = implement('staffSaveDayNote', async ({ database, clock, account }, input) => {
  await database.transaction(clock.now(), (tx) => saveDayNote(tx, { now: clock.now(), account, ...input }));
  return { status: 'OK' };
});
