import type { FastifyReply } from 'fastify';

const REASONS: Record<number, string> = {
  400: 'invalid',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  409: 'duplicate',
  410: 'deleted',
  429: 'rateLimitExceeded',
  500: 'backendError',
  503: 'backendError',
};

/** Google's error body. */
export const errorBody = (code: number, message: string, reason = REASONS[code] ?? 'backendError') => ({
  error: { errors: [{ domain: 'global', reason, message }], code, message },
});

export const fail = (reply: FastifyReply, code: number, message: string, reason?: string) =>
  reply.code(code).send(errorBody(code, message, reason));
