import { type CountedLimit, countAttempt } from '../../store/upkeep/rate-limits.ts';
import { CallableError, type FunctionContext } from './context.ts';

/** Functions that could be used to try many values (addresses, emails) are counted per network address. */
export async function limitAddress(context: FunctionContext, what: string, limit: CountedLimit) {
  const { database, clock, address } = context;
  const allowed = await database.read(clock.now(), (db) =>
    countAttempt(db, `${what} address ${address}`, limit, clock.now()),
  );
  if (!allowed) throw new CallableError('RESOURCE_EXHAUSTED');
}
