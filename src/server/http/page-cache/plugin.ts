import { buffer } from 'node:stream/consumers';
import fastifyAccepts from '@fastify/accepts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { varyByEncoding } from '../compression.ts';
import type { ContentSecurityPolicy } from '../security-headers.ts';
import { cacheKeyOf } from './cacheable-path.ts';
import { type CachedPage, cachePage, encodePage, matchesEtag, type PageEncoding, sealPage } from './cached-page.ts';
import type { FreshCache } from './fresh-cache.ts';

type Finish = (page: CachedPage | null) => void;

/** While the database cannot be asked, a page that is known is not tried again before this. */
const RETRY_MS = 1_000;

/**
 * Sits in front of the web app in its scope. A page is rendered with the nonce of the request that made it; then its
 * scripts are named by their hashes, the nonce is removed, and everyone gets the same bytes with that policy (decision 15).
 * Only what is the same for everyone is cached (cacheable-path.ts). A page that answers 503, because the database cannot
 * be asked, is sent as it was last known (of the same day).
 */
export async function pageCache(
  scope: FastifyInstance,
  cache: FreshCache<CachedPage>,
  policy: ContentSecurityPolicy,
): Promise<void> {
  const rendering = new WeakMap<FastifyRequest, { key: string; finish: Finish }>();
  let unavailableUntil = 0;
  await scope.register(fastifyAccepts);

  scope.addHook('onRequest', async (request, reply) => {
    const key = request.method === 'GET' ? cacheKeyOf(request.url) : null;
    if (key === null) return;
    const known = performance.now() < unavailableUntil ? cache.lastKnown(key) : undefined;
    if (known !== undefined) return reply.send(await pageFor(request, reply, known));
    const claim = cache.claim(key);
    const page = claim.kind === 'kept' ? claim.value : claim.kind === 'wait' ? await claim.value : null;
    if (page !== null) return reply.send(await pageFor(request, reply, page));
    rendering.set(request, { key, finish: claim.kind === 'make' ? claim.finish : () => {} });
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    const made = rendering.get(request);
    if (made === undefined) return payload;
    rendering.delete(request);
    try {
      const body = await bodyOf(payload);
      const sealed =
        reply.statusCode === 200 && !reply.hasHeader('set-cookie') ? sealPage(body, request.cspNonce ?? '') : null;
      const page = sealed && cachePage(sealed.body, cachedHeaders(reply, policy(sealed.scripts)));
      made.finish(page);
      if (page !== null) return pageFor(request, reply, page);
      if (reply.statusCode === 503) {
        unavailableUntil = performance.now() + RETRY_MS;
        const known = cache.lastKnown(made.key);
        if (known !== undefined) return pageFor(request, reply.code(200).removeHeader('retry-after'), known);
      }
      return body;
    } catch (error) {
      made.finish(null);
      throw error;
    }
  });

  // Anyone who waits for a page that was never made (the visitor left) makes it themselves.
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

function cachedHeaders(reply: FastifyReply, policy: string): Record<string, string> {
  const kept = ['content-type', 'x-remix-response', 'link'].flatMap((name) => {
    const value = reply.getHeader(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(kept), 'content-security-policy': policy };
}

/** Writes the page's headers and gives its bytes; none (304) if the browser's copy still holds. */
function pageFor(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<Buffer> | Buffer | string {
  reply.headers(page.headers).header('etag', page.etag).removeHeader('content-length');
  // Any cache may store it but must revalidate each time: what staff save shows within a second.
  reply.header('cache-control', 'public, no-cache');
  varyByEncoding(reply);
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    reply.code(304).removeHeader('content-type');
    return '';
  }
  const encoding = encodingOf(request);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return encodePage(page, encoding);
}

/** Brotli before gzip, whichever the browser names first; those who name none get the page as it is. */
function encodingOf(request: FastifyRequest): PageEncoding | null {
  if (request.headers['accept-encoding'] === undefined) return null;
  const choices: readonly PageEncoding[] = ['br', 'gzip'];
  return choices.find((encoding) => request.encodings([encoding]) === encoding) ?? null;
}
