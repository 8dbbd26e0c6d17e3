import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallableErrorStatus, callableHttpStatus, type NgResult } from '../../../contract/callable.ts';
import type { RefusalType } from '../../../contract/errors.ts';
import { callableErrors } from '../../../contract/page-errors.ts';
import { InvalidToken } from '../../auth/caller.ts';
import { CallableError, Refusal } from '../../callable/context.ts';
import { isDatabaseGone } from '../../postgres/database-gone.ts';
import type { CountedLimit, CountedUse } from '../../store/rate-limits.ts';

/** Every other refusal is a 409: the request was understood, the house says no. */
const refusalStatus: Partial<Record<RefusalType, number>> = { input_error: 422, not_found: 404, rate_limited: 429 };

/** The draft of RateLimit headers: what is left (r) and for how long (t), of so many (q) in so many seconds (w). */
export function sayLimit(reply: FastifyReply, { attempts, seconds }: CountedLimit, use: CountedUse): void {
  reply.header('ratelimit-policy', `"default";q=${attempts};w=${seconds}`);
  reply.header('ratelimit', `"default";r=${use.left};t=${use.seconds}`);
  if (!use.allowed) reply.header('retry-after', use.seconds);
}

export function sendRefusal(reply: FastifyReply, { type, msg, fields, details }: NgResult): FastifyReply {
  const error = { type, message: msg, ...(fields ? { fields } : {}), ...(details === undefined ? {} : { details }) };
  return reply.code(refusalStatus[type as RefusalType] ?? 409).send({ error });
}

/** What was thrown, in the catalogue's words. Nothing of the error itself is repeated. */
export function sendFault(reply: FastifyReply, request: FastifyRequest, error: unknown): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error.result);
  const status = statusOf(error);
  if (status === 'INTERNAL') request.log.error({ err: error }, 'API');
  if (status === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(callableHttpStatus[status])
    .send({ error: { type: status.toLowerCase(), message: callableErrors[status] } });
}

function statusOf(error: unknown): CallableErrorStatus {
  if (error instanceof CallableError) return error.status;
  if (error instanceof InvalidToken) return 'UNAUTHENTICATED';
  if (isDatabaseGone(error)) return 'UNAVAILABLE';
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 429) return 'RESOURCE_EXHAUSTED';
  return status < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL';
}
