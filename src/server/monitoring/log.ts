import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { logOutput } from './log-output.ts';

/**
 * Structured logs with request ids. No query strings, bodies, cookies, names or addresses: paths only, and those
 * that are a secret themselves are cut.
 */
export function logOptions(config: Pick<Config, 'LOG_LEVEL'>) {
  if (config.LOG_LEVEL === 'silent') return false;
  return {
    level: config.LOG_LEVEL,
    stream: logOutput(),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: safePath(request.url) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        // A database message may quote a value; its code is enough.
        message: error.code?.match(/^[0-9A-Z]{5}$/) ? `SQLSTATE ${error.code}` : withoutEmails(error.message),
        // The stack also contains the message's lines.
        stack:
          error.stack
            ?.match(/^ +at .*$/gm)
            ?.slice(0, 7)
            .join('\n') ?? '',
      }),
    },
  };
}

function safePath(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/^(\/(forget_password\/reset|receipts|calendar|calendar_feeds)\/).+/, '$1***');
}

/** Mail servers repeat the address they refuse. */
export function withoutEmails(text: string): string {
  return text.replace(/[^\s<>"'()[\],:;]+@[^\s<>"'()[\],:;]+/g, '***');
}
