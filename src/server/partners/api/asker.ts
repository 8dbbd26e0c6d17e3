import type { FastifyRequest } from 'fastify';
import type { ApiScope } from '../../../contract/api/operation.ts';
import type { ApiOperationName } from '../../../contract/api/operations.ts';
import { anonymous, type Caller, callerOf } from '../../auth/caller.ts';
import { hashSecret } from '../../auth/store/secrets.ts';
import { CallableError } from '../../callable/context.ts';
import { networkOf } from '../../http/network.ts';
import type { Services } from '../../services.ts';
import { type CountedLimit, type CountedUse, countUse } from '../../store/rate-limits.ts';
import { comesFrom } from '../addresses.ts';
import { keyPrefix } from '../new-key.ts';
import { usePartnerKey } from '../store/partner-keys.ts';

/** Who asks the API, what they are let in for, and how often they may. */
export interface Asker {
  caller: Caller;
  /** What functions count their own limits by. */
  address: string;
  may(scope: ApiScope): boolean;
  mayAsk(branch_id: number): boolean;
  limit: CountedLimit;
  use: CountedUse;
}

const keyHeader = new RegExp(`^Bearer (${keyPrefix}\\S+)$`);

/** A partner by its key, or a parent by their own sign-in. Counted in PostgreSQL: one limit for all processes. */
export async function askerOf(request: FastifyRequest, services: Services, name: ApiOperationName): Promise<Asker> {
  const secret = keyHeader.exec(request.headers.authorization ?? '')?.[1];
  if (secret !== undefined) return partnerOf(request, services, { secret, name });
  const { bearer, clock, config, database } = services;
  const caller = await callerOf(request, bearer);
  if (caller.role === 'anonymous') throw new CallableError('UNAUTHENTICATED');
  if (caller.role !== 'user') throw new CallableError('PERMISSION_DENIED');
  const limit = config.RATE_LIMIT_API;
  const use = await database.read(clock.now(), (db) => countUse(db, `api ${caller.uid}`, limit, clock.now()));
  return { caller, address: networkOf(request.ip), may: (scope) => scope !== 'refer', mayAsk: () => true, limit, use };
}

/** A key is a visitor who is known: it sees what any visitor sees, of its branches, and no family at all. */
async function partnerOf(
  { ip }: FastifyRequest,
  { clock, database }: Services,
  { secret, name }: { secret: string; name: ApiOperationName },
): Promise<Asker> {
  const now = clock.now();
  const found = await database.read(now, (db) => usePartnerKey(db, hashSecret(secret), name, now));
  if (found === null) throw new CallableError('UNAUTHENTICATED');
  const { key, use } = found;
  if (!comesFrom(key.addresses, ip)) throw new CallableError('PERMISSION_DENIED');
  const scopes: Record<ApiScope, boolean> = {
    places: key.places_flag,
    availability: key.availability_flag,
    refer: key.refer_flag,
    family: false,
  };
  return {
    caller: anonymous,
    address: `partner ${key.id}`,
    may: (scope) => scopes[scope],
    mayAsk: (branch_id) => key.branch_ids?.includes(branch_id) ?? true,
    limit: { attempts: key.calls_per_minute, seconds: 60 },
    use,
  };
}
