import { beginNap } from '../../../branch-desk/care/sleep.ts';
import { implement } from '../../../callable/context.ts';
import { contentHash } from '../../../same-content.ts';

export const staffBeginNap = implement('staffBeginNap', async ({ database, clock }, input, acting) => {
  const act = { now: clock.now(), account: acting, ...input, content_hash: contentHash(input) };
  await database.transaction(clock.now(), (tx) => beginNap(tx, act));
  return { status: 'OK' };
});
