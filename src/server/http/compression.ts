import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What is written for the answer. */
const WRITTEN = /^(text\/(?!javascript|css|event-stream)|application\/([\w.-]+\+)?(json|xml))/;
/** A file of the build has an address of its own; every other address of the web is one route. */
const FILE = /\.\w+$/;
/** Less than this travels in one packet anyway. */
const MINIMUM_BYTES = 1_400;
/** Each answer is compressed for one reader, so the first levels' bargain is the one to take. */
const LEVEL = 2;

/**
 * Compresses this scope's answers. Only for scopes whose answers do not put a lasting secret beside a stranger's words
 * (BREACH): pages (their only secret, the nonce, lives for one answer) and the data API (asked with a bearer token, which
 * no other site can send). /auth and the functions, which hand out tokens, stay as they are. Files of the build were
 * compressed when they were built, cached pages when they entered the cache.
 */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRoute', (route) => {
    if (FILE.test(route.url)) route.compress = false;
  });
  await scope.register(fastifyCompress, {
    global: true,
    threshold: MINIMUM_BYTES,
    encodings: ['gzip'],
    zlibOptions: { level: LEVEL, flush: constants.Z_SYNC_FLUSH },
  });
  // The library names the header only where it compressed.
  scope.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (WRITTEN.test(type)) varyByEncoding(reply);
  });
}

/** Vary: caches must not hand a compressed answer to those who cannot read it, nor the other way round. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (/(^|,)\s*(\*|accept-encoding)\s*(,|$)/i.test(vary)) return;
  reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
}
