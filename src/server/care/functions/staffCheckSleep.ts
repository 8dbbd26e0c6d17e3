import { implement } from '../../callable/context.ts';
import { contentHash } from '../../same-content.ts';
import { checkSleep } from '../sleep.ts';

/** One look at one sleeping child. */
export const staffCheckSleep = implement('staffCheckSleep', async ({ database, clock }, input, acting) => {
  const act = { now: clock.now(), account: acting, ...input, content_hash: contentHash(input) };
  await database.transaction(clock.now(), (tx) => checkSleep(tx, act));
  return { status: 'OK' };
});
