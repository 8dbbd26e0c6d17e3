import { type CountedLimit, countAttempt } from '../store/rate-limits.ts';
import { CallableError, type FunctionContext } from './context.ts';

/** Anyone who is not signed in shows a secret instead: tries are counted. */
export async function limitGuesses(context: FunctionContext<'anyone'>): Promise<void> {
  if (context.uid === null) await limitAddress(context, 'secret', context.config.RATE_LIMIT_EMAIL_CHECK);
}

/** Functions that could be used to try many values (addresses, emails) are counted per network address. */
export async function limitAddress(context: FunctionContext, what: string, limit: CountedLimit) {
  const { database, clock, address } = context;
  const allowed = await database.read(clock.now(), (db) =>
    countAttempt(db, `${what} address ${address}`, limit, clock.now()),
  );
  if (!allowed) throw new CallableError('RESOURCE_EXHAUSTED');
}
