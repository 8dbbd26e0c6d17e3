import { implement } from '../../callable/context.ts';
import { saveCoverCalls } from '../store/own-shifts.ts';

export const staffSaveCoverCalls = implement(
  'staffSaveCoverCalls',
  async ({ clock, database, account }, { cover_calls_flag }) => {
    await database.transaction(clock.now(), (tx) => saveCoverCalls(tx, account.id, cover_calls_flag === 1));
    return { status: 'OK' };
  },
);
