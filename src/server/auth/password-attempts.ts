import type { Services } from '../services.ts';
import { type CountedLimit, countAttempt } from '../store/rate-limits.ts';

type Guesser = 'known_device' | 'stranger';

/**
 * The guesses an account allows, in two parts: what strangers use up leaves the part of the devices it signed in on before.
 * The sum is the limit, so that the split allows no extra guesses (decision 70).
 */
export function shareOf({ attempts, seconds }: CountedLimit, guesser: Guesser): CountedLimit {
  const known = Math.ceil(attempts / 3);
  return { attempts: guesser === 'known_device' ? known : attempts - known, seconds };
}

/** Counts one password given for the account; false where it is one too many. */
export function countPasswordAttempt(
  { clock, config, database }: Pick<Services, 'clock' | 'config' | 'database'>,
  account: string,
  guesser: Guesser,
): Promise<boolean> {
  const share = shareOf(config.RATE_LIMIT_SIGN_IN, guesser);
  const bucket = `sign-in account ${account}${guesser === 'known_device' ? ' known device' : ''}`;
  return database.read(clock.now(), (db) => countAttempt(db, bucket, share, clock.now()));
}
