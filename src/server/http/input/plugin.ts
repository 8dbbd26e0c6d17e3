import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { storableJson, storableUrl, TooDeep } from '../../../domain/text/storable-text.ts';

/** Fastify's option: every address as it is routed, matched and read, pages' params and queries included. */
export function rewriteUrl({ url = '/' }: IncomingMessage): string {
  // A client may name the whole address (RFC 9112 §3.2.2); which host it meant is the proxy's business.
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return storableUrl(path.startsWith('/') ? path : `/${path}`);
}

/** Every JSON body of the functions, /auth and the data API. Webhooks are read raw and pass the same rule themselves. */
export function readStorableJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, (error, value) => {
      if (error) return done(error);
      try {
        done(null, storableJson(value));
      } catch (cause) {
        done(cause instanceof TooDeep ? Object.assign(cause, { statusCode: 400 }) : (cause as Error));
      }
    });
  });
}
