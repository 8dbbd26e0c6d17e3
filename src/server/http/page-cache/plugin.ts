import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip, varyByEncoding } from '../compression/negotiate.ts';
import { cacheKeyOf } from './cacheable-path.ts';
import { type CachedPage, cutPage, joinPage, joinPageZipped, matchesEtag } from './cached-page.ts';
import type { FreshCache } from './fresh-cache.ts';

type Finish = (page: CachedPage | null) => void;

/** While the database cannot be asked, a page that is known is not tried again before this. */
const RETRY_MS = 1_000;

/**
 * Stands in front of the web in its scope. A page is rendered with a placeholder for the CSP nonce, kept so, and sent
 * with the nonce of each request. Only what is the same for everybody is kept (cacheable-path.ts). A page that answers
 * 503, because the database cannot be asked, is sent as it was last known (of the same day).
 */
export function pageCache(scope: FastifyInstance, cache: FreshCache<CachedPage>): void {
  const placeholder = `nonce-${randomBytes(18).toString('hex')}`;
  const rendering = new WeakMap<FastifyRequest, { key: string; nonce: string; finish: Finish }>();
  let unavailableUntil = 0;

  scope.addHook('onRequest', async (request, reply) => {
    const key = request.method === 'GET' ? cacheKeyOf(request.url) : null;
    if (key === null) return;
    const known = performance.now() < unavailableUntil ? cache.lastKnown(key) : undefined;
    if (known !== undefined) return sendPage(request, reply, known);
    const claim = cache.claim(key);
    const page = claim.kind === 'kept' ? claim.value : claim.kind === 'wait' ? await claim.value : null;
    if (page !== null) return sendPage(request, reply, page);
    const finish = claim.kind === 'make' ? claim.finish : () => {};
    rendering.set(request, { key, nonce: request.cspNonce ?? '', finish });
    request.cspNonce = placeholder;
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    const made = rendering.get(request);
    if (made === undefined) return payload;
    rendering.delete(request);
    request.cspNonce = made.nonce;
    try {
      const body = await bodyOf(payload);
      const page = cutPage(body, placeholder, keptHeaders(reply));
      made.finish(reply.statusCode === 200 && !reply.hasHeader('set-cookie') ? page : null);
      if (reply.statusCode === 503) {
        unavailableUntil = performance.now() + RETRY_MS;
        const known = cache.lastKnown(made.key);
        if (known !== undefined) return instead(request, reply, known);
      }
      if (reply.statusCode !== 200) return joinPage(page, made.nonce);
      return isUnchanged(request, reply, page) ? '' : encodedPage(request, reply, page);
    } catch (error) {
      made.finish(null);
      throw error;
    }
  });

  // Whoever waits for a page that was never made (the visitor left) makes it themselves.
  const giveUp = async (request: FastifyRequest) => {
    rendering.get(request)?.finish(null);
    rendering.delete(request);
  };
  scope.addHook('onRequestAbort', giveUp);
  scope.addHook('onResponse', giveUp);
}

async function bodyOf(payload: unknown): Promise<Buffer> {
  if (payload === null || payload === undefined) return Buffer.alloc(0);
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.from(payload);
  return buffer(payload as AsyncIterable<Buffer>);
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const names = ['content-type', 'x-remix-response', 'link'];
  return Object.fromEntries(
    names
      .map((name) => [name, reply.getHeader(name)])
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  if (isUnchanged(request, reply, page)) return reply.send();
  return reply.headers(page.headers).send(encodedPage(request, reply, page));
}

/** The last known page in place of an answer that is already on its way. */
function instead(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Buffer | string {
  reply.code(200).headers(page.headers).removeHeader('retry-after');
  return isUnchanged(request, reply, page) ? '' : encodedPage(request, reply, page);
}

function encodedPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Buffer {
  const nonce = request.cspNonce ?? '';
  const zipped = acceptsGzip(request.headers['accept-encoding']) ? joinPageZipped(page, nonce) : null;
  if (zipped !== null) reply.header('content-encoding', 'gzip');
  return zipped ?? joinPage(page, nonce);
}

/** Writes the caching headers; true if the browser's copy still holds, which it is then told by a 304. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, page: CachedPage): boolean {
  // Asked again each time, and only by this browser: a shared cache would hand one nonce to many.
  reply.header('etag', page.etag).header('cache-control', 'private, no-cache').removeHeader('content-length');
  // One weak ETag for both encodings: they say the same.
  varyByEncoding(reply);
  if (!matchesEtag(request.headers['if-none-match'], page.etag)) return false;
  // The browser's copy carries the nonce it came with; a new policy beside it would forbid the page's own scripts.
  reply.code(304).removeHeader('content-security-policy').removeHeader('content-type');
  return true;
}
