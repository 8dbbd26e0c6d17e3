import type { FastifyRequest } from 'fastify';
import type { BearerTokens, SessionRole, TabletClaim } from '../bearer-tokens.ts';

/** Who is calling: a visitor, a customer's account, or staff. */
export type Caller =
  | { role: 'anonymous'; uid: '' }
  | { role: SessionRole; uid: string; session_id: string; tablet?: TabletClaim | null };

/** The branch whose staff's rights a PIN gave, or null: the person's own rights. */
export const pinBranchOf = (caller: Caller): number | null =>
  caller.role === 'staff' && caller.tablet?.limited ? caller.tablet.branch_id : null;

export const anonymous: Caller = { role: 'anonymous', uid: '' };

/** The bearer token is not valid (any more): HTTP 401, the browser refreshes it or signs in again. */
export class InvalidToken extends Error {}

export async function callerOf(request: FastifyRequest, bearer: BearerTokens): Promise<Caller> {
  const header = request.headers.authorization;
  if (header === undefined) return anonymous;
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  const identity = token === undefined ? null : await bearer.verify(token);
  if (identity === null) throw new InvalidToken('the bearer token is not valid');
  return identity;
}
