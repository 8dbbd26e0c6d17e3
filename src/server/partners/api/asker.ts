import type { FastifyRequest } from 'fastify';
import type { ApiScope } from '../../../contract/api/operation.ts';
import { type Caller, callerOf } from '../../auth/caller.ts';
import { CallableError } from '../../callable/context.ts';
import { networkOf } from '../../http/network.ts';
import type { Services } from '../../services.ts';
import { type CountedLimit, type CountedUse, countUse } from '../../store/rate-limits.ts';

/** Who asks the API, what they are let in for, and how often they may. */
export interface Asker {
  caller: Caller;
  address: string;
  may(scope: ApiScope): boolean;
  mayAsk(branch_id: number): boolean;
  limit: CountedLimit;
  use: CountedUse;
}

/** A parent with their own sign-in. Counted in PostgreSQL: the limit is one, however many processes answer. */
export async function askerOf(request: FastifyRequest, services: Services): Promise<Asker> {
  const { bearer, clock, config, database } = services;
  const caller = await callerOf(request, bearer);
  if (caller.role === 'anonymous') throw new CallableError('UNAUTHENTICATED');
  if (caller.role !== 'user') throw new CallableError('PERMISSION_DENIED');
  const limit = config.RATE_LIMIT_API;
  const use = await database.read(clock.now(), (db) => countUse(db, `api ${caller.uid}`, limit, clock.now()));
  return { caller, address: networkOf(request.ip), may: () => true, mayAsk: () => true, limit, use };
}
