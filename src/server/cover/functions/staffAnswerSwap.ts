import { implement } from '../../callable/context.ts';
import { answerSwap } from '../swaps.ts';

export const staffAnswerSwap = implement('staffAnswerSwap', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  const { shift_swap_id, yes_flag } = input;
  await database.transaction(now, (tx) => answerSwap(tx, { now, account: acting }, shift_swap_id, yes_flag === 1));
  return { status: 'OK' };
});
