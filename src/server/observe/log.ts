import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Structured logs with request ids. No query strings, bodies, cookies, names or addresses: paths only, and the one
 * path that is a secret itself is cut.
 */
export function logOptions(config: Config) {
  if (config.LOG_LEVEL === 'silent') return false;
  return {
    level: config.LOG_LEVEL,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: safePath(request.url) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        // A database message may quote a value; its code is enough.
        message: error.code?.match(/^[0-9A-Z]{5}$/) ? `SQLSTATE ${error.code}` : error.message,
        stack: error.stack?.split('\n').slice(1, 8).join('\n') ?? '',
      }),
    },
  };
}

export function safePath(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/^(\/forget_password\/reset\/).+/, '$1***');
}
