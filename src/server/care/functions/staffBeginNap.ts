import { implement } from '../../callable/context.ts';
import { contentHash } from '../../same-content.ts';
import { beginNap } from '../sleep.ts';

export const staffBeginNap = implement('staffBeginNap', async ({ database, clock }, input, acting) => {
  const act = { now: clock.now(), account: acting, ...input, content_hash: contentHash(input) };
  await database.transaction(clock.now(), (tx) => beginNap(tx, act));
  return { status: 'OK' };
});
