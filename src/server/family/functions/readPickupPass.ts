import { implement, Refusal } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { isRefusedAtDoor } from '../pass-door.ts';
import { passByToken, shownPass } from '../shown-pass.ts';

/** The link replaces a sign-in: attempts are counted, signed in or not. */
export const readPickupPass = implement('readPickupPass', async (context, { token }) => {
  const { clock, config, database } = context;
  await limitAddress(context, 'pass', config.RATE_LIMIT_NEARBY);
  const now = clock.now();
  const key = config.AUTH_SIGNING_KEY;
  const shown = await database.read(now, async (db) => {
    const pass = await passByToken(db, key, token);
    if (pass === null) throw new Refusal('not_found');
    return shownPass(pass, await isRefusedAtDoor(db, pass), key, now);
  });
  return { status: 'OK', now: now.toISOString(), pass: shown };
});
