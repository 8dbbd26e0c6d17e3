import { implement } from '../../callable/context.ts';
import { undoAnswer } from '../requests/answer-request.ts';

/** An answer given by mistake never reaches the family. */
export const staffUndoAnswer = implement('staffUndoAnswer', async ({ clock, database }, { reserve_id }, acting) => {
  const now = clock.now();
  await database.transaction(now, (tx) => undoAnswer(tx, { now, account: acting, reserve_id }));
  return { status: 'OK', reserve_id };
});
