import type { FastifyRequest } from 'fastify';
import type { BearerTokens, SessionRole } from '../bearer-tokens.ts';

/** Who asks: nobody in particular, a customer's account, or staff. */
export type Caller = { role: 'anonymous'; uid: '' } | { role: SessionRole; uid: string; session_id: string };

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
