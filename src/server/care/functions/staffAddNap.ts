import { implement } from '../../callable/context.ts';
import { contentHash } from '../../same-content.ts';
import { addNap } from '../sleep.ts';

export const staffAddNap = implement('staffAddNap', async ({ database, clock }, input, acting) => {
  const act = { now: clock.now(), account: acting, ...input, content_hash: contentHash(input) };
  await database.transaction(clock.now(), (tx) => addNap(tx, act));
  return { status: 'OK' };
});
