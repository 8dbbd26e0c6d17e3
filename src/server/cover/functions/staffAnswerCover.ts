import { implement } from '../../callable/context.ts';
import { answerNo, answerYes } from '../answer-cover.ts';

/** The colleague's own word: whoever was asked, at whatever branch they work. */
export const staffAnswerCover = implement('staffAnswerCover', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  const { cover_call_id, yes_flag } = input;
  return database.transaction(now, async (tx) => {
    if (yes_flag === 1) return { status: 'OK', state: await answerYes(tx, { now, account: acting }, cover_call_id) };
    await answerNo(tx, acting.id, cover_call_id);
    return { status: 'OK', state: 'declined' };
  });
});
