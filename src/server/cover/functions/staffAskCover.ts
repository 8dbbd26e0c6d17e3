import { implement } from '../../callable/context.ts';
import { askCover } from '../ask-cover.ts';

export const staffAskCover = implement('staffAskCover', async ({ clock, database }, input, acting) => {
  const now = clock.now();
  return { status: 'OK', ...(await database.transaction(now, (tx) => askCover(tx, { now, account: acting }, input))) };
});
