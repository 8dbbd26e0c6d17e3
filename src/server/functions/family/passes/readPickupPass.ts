import { passByToken, shownPass } from '../../../family/passes/shown-pass.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';

/** Whoever has the link shows it instead of a sign-in: tries are counted, whoever is signed in. */
export const readPickupPass = implement('readPickupPass', async (context, { token }) => {
  const { clock, config, database } = context;
  await limitAddress(context, 'pass', config.RATE_LIMIT_NEARBY);
  const now = clock.now();
  const pass = await database.read(now, (db) => passByToken(db, config.AUTH_SIGNING_KEY, token));
  if (pass === null) throw new Refusal('not_found');
  return { status: 'OK', now: now.toISOString(), pass: shownPass(pass, config.AUTH_SIGNING_KEY, now) };
});
