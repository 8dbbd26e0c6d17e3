import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callableErrors } from '../contract/page-errors.ts';
import { isDatabaseGone } from './postgres/database-gone.ts';

/** The answer to what no route caught, in our own words: Fastify's would repeat the error's message. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = isDatabaseGone(error) ? 503 : ((error as { statusCode?: number }).statusCode ?? 500);
  if (status === 503) request.log.warn({ err: error }, 'unavailable');
  else if (status >= 500) request.log.error({ err: error }, 'fault');
  return reply.code(status).send({ error: callableErrors[nameOf(status)] });
}

function nameOf(status: number): keyof typeof callableErrors {
  if (status === 503) return 'UNAVAILABLE';
  if (status >= 500) return 'INTERNAL';
  return status === 429 ? 'RESOURCE_EXHAUSTED' : 'INVALID_ARGUMENT';
}

/** For every route without its own error handler. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler(answerFault);
}
