import { implement } from '../../callable/context.ts';
import { leaveCover } from '../answer-cover.ts';

export const staffLeaveCover = implement('staffLeaveCover', async ({ clock, database }, { cover_call_id }, acting) => {
  const now = clock.now();
  await database.transaction(now, (tx) => leaveCover(tx, { now, account: acting }, cover_call_id));
  return { status: 'OK' };
});
