import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body exactly as it was sent; '' without a body. Signatures and nested form fields are read from it. */
    rawBody: string;
  }
}

/** JSON is parsed; a form becomes a flat record (last value wins); anything else stays text. */
export function registerBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    if (request.rawBody.trim() === '') {
      done(null, {});
      return;
    }
    try {
      done(null, JSON.parse(request.rawBody));
    } catch {
      done(Object.assign(new Error('The request body is not valid JSON.'), { statusCode: 400 }));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    done(null, Object.fromEntries(new URLSearchParams(request.rawBody)));
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    done(null, request.rawBody);
  });
}
